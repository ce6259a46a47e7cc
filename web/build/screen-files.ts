import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { LoadedScreen } from '../../contract/src/first-loads';
import { filesOf, type Manifest } from './files-of.mjs';
import type { ScreenModules } from './screen-modules.ts';

/** Lists the files of each screen, which its page preloads. */
export function screenFiles(screens: readonly LoadedScreen[], modulesOf: ScreenModules): Plugin {
  let folder = '';
  return {
    name: 'screen-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir, '.vite');
    },
    async closeBundle() {
      const written = path.join(folder, 'manifest.json');
      // Nothing was written: the bundler says why.
      if (!existsSync(written)) return;
      const manifest = JSON.parse(await readFile(written, 'utf8'));
      await writeFile(path.join(folder, 'screens.json'), JSON.stringify(withFiles(screens, manifest, modulesOf)));
    },
  };
}

/** The table of screens with the files each needs besides those of every page, for tools that cannot import the table. */
function withFiles(screens: readonly LoadedScreen[], manifest: Manifest, modulesOf: ScreenModules) {
  const everywhere = filesOf(manifest, 'index.html');
  return screens.map((screen) => {
    const { path: address, title, guard, light, first, kilobytes = 140 } = screen;
    const modules = modulesOf(screen);
    const found = new Set<string>();
    for (const module of modules) filesOf(manifest, module, found);
    const files = [...found].filter((file) => !everywhere.has(file));
    return { path: address, title, guard, light, first, kilobytes, modules, files };
  });
}
