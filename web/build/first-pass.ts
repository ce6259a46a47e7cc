import path from 'node:path';
import type { Rolldown, UserConfig } from 'vite';
import { build } from 'vite';
import type { LoadedScreen } from '../../contract/src/first-loads';
import { headingModules } from './heading-modules.ts';
import { type ScreenModules, screenModules } from './screen-modules.ts';

const WEB = path.resolve(import.meta.dirname, '..');

/** What a screen loads, as absolute module files. */
export type ScreenLoad = {
  screen: LoadedScreen;
  /** Before something shows. */
  initial: ReadonlySet<string>;
  /** Also later, by the screen's own dynamic imports. */
  all: ReadonlySet<string>;
};
export type Loads = {
  main: ReadonlySet<string>;
  screens: ScreenLoad[];
  entries: ReadonlySet<string>;
  hasHeadings: (id: string) => boolean;
};

/**
 * Bundles the app once in memory, without groups, fonts or minification, to learn which modules each screen needs: only the
 * bundler knows, after it has removed what is unused (a module that imports the contract's index does not need all of it).
 */
export async function firstPass(config: UserConfig, screens: readonly LoadedScreen[]): Promise<Loads> {
  const { plugin: readsRoutes, modulesOf } = screenModules();
  const { plugin: readsHeadings, hasHeadings } = headingModules();
  const output = (await build({
    ...config,
    configFile: false,
    root: WEB,
    logLevel: 'error',
    plugins: [readsHeadings, config.plugins, readsRoutes, noFonts],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(WEB, 'src/main.tsx') },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((file) => file.type === 'chunk');
  return { ...readLoads(chunks, screens, modulesOf), hasHeadings };
}

/** They are made from what this finds out. */
const noFonts = {
  name: 'no-fonts',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.includes('.cache/fonts/') ? '\0no-fonts' : undefined),
  load: (id: string) => (id === '\0no-fonts' ? "export default ''" : undefined),
};

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'moduleIds' | 'imports' | 'dynamicImports' | 'facadeModuleId'>;

function readLoads(chunks: readonly Chunk[], screens: readonly LoadedScreen[], modulesOf: ScreenModules) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  const chunkOf = (module: string) => {
    const chunk = byModule.get(path.join(WEB, module));
    if (!chunk) throw new Error(`No chunk for ${module}`);
    return chunk;
  };
  const reach = (from: readonly Chunk[], next: (chunk: Chunk) => readonly string[]) => {
    const found = new Set(from);
    for (const chunk of found) for (const name of next(chunk)) if (byName.has(name)) found.add(byName.get(name)!);
    return found;
  };
  const modulesIn = (found: Iterable<Chunk>) => new Set([...found].flatMap(({ moduleIds }) => moduleIds));
  const main = chunkOf('src/main.tsx');
  const starts = screens.map((screen) => ({ screen, from: modulesOf(screen).map(chunkOf) }));
  const begins = new Set(starts.flatMap(({ from }) => from));
  return {
    main: modulesIn(reach([main], ({ imports }) => imports)),
    entries: new Set(chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? [])),
    screens: starts.map(({ screen, from }) => ({
      screen,
      initial: modulesIn(reach([main, ...from], ({ imports }) => imports)),
      all: modulesIn(
        reach(from, ({ imports, dynamicImports }) => [
          ...imports,
          ...dynamicImports.filter((name) => !begins.has(byName.get(name)!)),
        ]),
      ),
    })),
  };
}
