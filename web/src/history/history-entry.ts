import { leaveLayers, onPageEntry } from './layers';

/** One entry of the browser's history, and how it was reached. A page load counts as going back to it. */
export type HistoryEntry = {
  pathname: string;
  search: string;
  /** The same whenever this entry is returned to; `default` for the entry of a page load. */
  key: string;
  /** The state passed to `navigate`. */
  state: unknown;
  arrival: 'push' | 'replace' | 'pop';
};

/** What we keep in `history.state`; the entry of a layer has its `depth` besides (layers.ts). */
type Stored = { key: string; index: number; state: unknown };
type Options = { replace?: boolean; state?: unknown };

const listeners = new Set<(entry: HistoryEntry) => void>();
/** How the entry with this key was reached, for what is rendered after that. */
let reached: Pick<HistoryEntry, 'key' | 'arrival'> = { key: 'default', arrival: 'pop' };
addEventListener('popstate', () => announce('pop'));

/** Where the browser is; what is shown may still be the entry before. */
export function currentEntry(): HistoryEntry {
  const { pathname, search } = location;
  const { key = 'default', state = null } = stored();
  return { pathname, search, key, state, arrival: key === reached.key ? reached.arrival : 'pop' };
}

/** Navigating to the current address replaces the entry, as browsers do for links. */
export function navigate(to: string, options?: Options): void {
  onPageEntry(() => enter(to, options));
}

export function goBack(): void {
  onPageEntry(() => history.back());
}

function enter(to: string, { replace = false, state = null }: Options = {}): void {
  const here = replace || to === location.pathname + location.search;
  const { index = 0 } = stored();
  const left = location.pathname;
  const next: Stored = { key: Math.random().toString(36).slice(2, 10), index: here ? index : index + 1, state };
  if (here) history.replaceState(next, '', to);
  else history.pushState(next, '', to);
  if (location.pathname !== left) leaveLayers();
  announce(here ? 'replace' : 'push');
}

/** Whether the entry before this one is ours as well. */
export function hasEntryBefore(): boolean {
  return (stored().index ?? 0) > 0;
}

export function followEntries(listener: (entry: HistoryEntry) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(arrival: HistoryEntry['arrival']): void {
  const { key = 'default' } = stored();
  // A layer that was opened or closed is no arrival: the page stayed the same.
  if (arrival !== 'pop' || key !== reached.key) reached = { key, arrival };
  for (const listener of listeners) listener(currentEntry());
}

function stored(): Partial<Stored> {
  return (history.state as Stored | null) ?? {};
}
