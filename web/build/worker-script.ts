import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { LoadedScreen } from '../../contract/src/first-loads';
import type { WorkerBuild } from '../src/worker/request-rules';
import { BEFORE_SCRIPT } from './before-script.ts';

const SOURCE = fileURLToPath(new URL('../src/worker/sw.ts', import.meta.url));
const NAME = 'sw.js';
/** Without a hash in their names. */
const BESIDE = [`/${BEFORE_SCRIPT}`, '/icon.svg', '/icon-192.png', '/manifest.webmanifest'];
/** All code and styles, and the faces of what the product itself says; other faces are kept once they were seen. */
const NEEDED = /^assets\/(.*\.(js|css)|mungchi-(text|display|words|headings)-.*\.woff2)$/;

/** `src/worker/sw.ts` with the list of what this build consists of, at the root: its place is its scope. */
export function workerScript(screens: readonly LoadedScreen[]): Plugin {
  return {
    name: 'worker-script',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => NEEDED.test(file));
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
        const source = await writeScript({
          id: createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12),
          entry: `/${entry}`,
          files: [...BESIDE, ...files.map((file) => `/${file}`)],
          screens: screens.map(({ path }) => `^${path.replaceAll(/:\w+/g, '\\d+')}$`),
        });
        this.emitFile({ type: 'asset', fileName: NAME, source });
      },
    },
  };
}

async function writeScript(made: WorkerBuild): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { BUILD: JSON.stringify(made) },
  });
  return outputFiles[0]?.text ?? '';
}
