import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { LoadedScreen } from '../../contract/src/first-loads';
import { askedBefore } from './asked.ts';

const SOURCE = fileURLToPath(new URL('../src/before.ts', import.meta.url));
export const BEFORE_SCRIPT = 'before.js';

/** `src/before.ts` as the first script of every page: a separate file, as the content security policy requires. */
export function beforeScript(screens: readonly LoadedScreen[]): Plugin {
  return {
    name: 'before-script',
    // Named by what is in it: a rendered page relies on the script of its own build, not on one in the browser's cache.
    transformIndexHtml: async () => {
      const version = createHash('sha256')
        .update(await writeScript(screens))
        .digest('hex')
        .slice(0, 8);
      return [{ tag: 'script', attrs: { src: `/${BEFORE_SCRIPT}?${version}` }, injectTo: 'head-prepend' }];
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${BEFORE_SCRIPT}`, (_, response, next) => {
        response.setHeader('content-type', 'text/javascript');
        writeScript(screens).then((code) => response.end(code), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: BEFORE_SCRIPT, source: await writeScript(screens) });
    },
  };
}

async function writeScript(screens: readonly LoadedScreen[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { ASKED: JSON.stringify(askedBefore(screens)) },
  });
  return outputFiles[0]?.text ?? '';
}
