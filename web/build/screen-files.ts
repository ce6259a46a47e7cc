import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import type { LoadedScreen } from '../../contract/src/first-loads';
import { filesOf, type Manifest } from './files-of.mjs';
import type { ScreenModules } from './screen-modules.ts';

const WORDS = /\.(css|js|json|svg|txt|webmanifest)$/;
const WORTH_IT = 1000;

/** Precompresses the assets instead of at every request, and lists the files of each screen, which its page preloads. */
export function readyToServe(screens: readonly LoadedScreen[], modulesOf: ScreenModules): Plugin {
  let folder = '';
  return {
    name: 'ready-to-serve',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      const written = path.join(folder, '.vite/manifest.json');
      // Nothing was written: the bundler says why.
      if (!existsSync(written)) return;
      const manifest = JSON.parse(await readFile(written, 'utf8'));
      await writeFile(
        path.join(folder, '.vite/screens.json'),
        JSON.stringify(screenFiles(screens, manifest, modulesOf)),
      );
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => WORDS.test(name)).map((name) => compress(path.join(folder, name))));
    },
  };
}

/** The table of screens with the files each needs besides those of every page, for tools that cannot import the table. */
function screenFiles(screens: readonly LoadedScreen[], manifest: Manifest, modulesOf: ScreenModules) {
  const everywhere = filesOf(manifest, 'index.html');
  return screens.map((screen) => {
    const { path: address, guard, first, kilobytes = 146 } = screen;
    const files = new Set<string>();
    for (const module of modulesOf(screen)) filesOf(manifest, module, files);
    return { path: address, guard, first, kilobytes, files: [...files].filter((file) => !everywhere.has(file)) };
  });
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  // Those of the map are many and seldom asked for.
  const quality = /[\\/]assets[\\/]/.test(file) ? constants.BROTLI_MAX_QUALITY : 9;
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotlied), writeFile(`${file}.gz`, gzipped)]);
}
