import path from 'node:path';
import type { Plugin } from 'vite';
import type { LoadedScreen } from '../../contract/src/first-loads';
import { importedScreens } from './imported-screens.ts';

/** What a screen that is not `light` needs besides itself. */
const DATA_LAYER = 'src/shell/data-layer.tsx';

/** The modules a screen begins with, relative to `web`, once the module with the loaders has been read. */
export type ScreenModules = (screen: LoadedScreen) => string[];

/** Reads which module each screen is from the loaders in `routes.tsx` and `ssr-routes.ts`, as the bundler parses it. */
export function screenModules(): { plugin: Plugin; modulesOf: ScreenModules } {
  const imported = new Map<string, string>();
  const moduleOf = (name: string) => `${path.posix.join('src', imported.get(name) ?? name)}.tsx`;
  return {
    plugin: {
      name: 'screen-modules',
      apply: 'build',
      transform: {
        order: 'pre',
        filter: { id: /[\\/]web[\\/]src[\\/](ssr-)?routes\.tsx?$/ },
        handler(code) {
          for (const [name, from] of importedScreens(this.parse(code, { lang: 'tsx' }))) imported.set(name, from);
        },
      },
    },
    modulesOf: ({ path: address, frame, light }) => [
      ...(light ? [] : [DATA_LAYER]),
      moduleOf(address),
      ...(frame ? [moduleOf(frame)] : []),
    ],
  };
}
