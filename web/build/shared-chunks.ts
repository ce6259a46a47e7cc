import type { LoadedScreen } from '../../contract/src/first-loads';
import type { Loads } from './first-pass.ts';

/**
 * Chunks by who needs them at the start, instead of the bundler's sixty tiny ones, which compress badly: modules that the same
 * limited screens (those with `kilobytes` in the table) load are one chunk. Whatever a module imports is needed by at
 * least the same screens, so these chunks never import each other in a circle.
 */
export function sharedChunks({
  main,
  screens,
  entries,
}: Omit<Loads, 'hasHeadings'>): (id: string) => string | undefined {
  const names = new Map<string, string>();
  const every = new Set(screens.flatMap(({ initial }) => [...initial]));
  for (const id of every) {
    if (main.has(id)) {
      if (isLibrary(id)) names.set(id, 'libraries');
      continue;
    }
    const by = screens.filter(({ initial }) => initial.has(id)).map(({ screen }) => screen);
    const limited = by.filter(({ kilobytes }) => kilobytes !== undefined);
    const isTight = by.length === 1 || limited.some(({ kilobytes = ROOMY }) => kilobytes < ROOMY);
    if (limited.length > 0 && isTight && !entries.has(id)) names.set(id, nameOf(by, limited));
  }
  return (id) => names.get(id);
}

/** What a screen with so much room shares with others is left to the bundler: gathered, all of them would load all of it. */
const ROOMY = 140;

/** The libraries of every page are separate because they stay cached from release to release. */
function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') || id.includes('rolldown/runtime');
}

/** What this many screens behind the login need is one chunk: it compresses better than one per set of screens. */
const MANY = 3;

/** The same for what light screens need besides: a few hundred bytes too many there, and four small files fewer everywhere. */
const MOST = 4;

function nameOf(by: readonly LoadedScreen[], limited: readonly LoadedScreen[]): string {
  const behindLogin = limited.filter(({ light }) => !light).length;
  if (behindLogin >= MANY && behindLogin === limited.length) return 'everyday';
  if (behindLogin >= MOST) return 'everywhere';
  return [by.length === 1 ? 'only' : 'for', ...limited.map(wordOf)].join('-');
}

/** Whether a chunk has one of the names given here. */
export function isSharedChunk(name: string): boolean {
  return /^(libraries|every|for-|only-)/.test(name);
}

function wordOf({ path }: LoadedScreen): string {
  return (
    path
      .split('/')
      .filter((part) => part && !part.startsWith(':'))
      .join('-') || 'home'
  );
}
