import { type AppLink, NAVIGATION_HISTORY_MAX } from '@mungchi/contract';

const KEY = 'navigationHistory';

/** Paths visited in this tab, oldest first: at most ten, never the same one twice in a row. Drives the back arrow. */
export function readHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

export function recordVisit(path: string): void {
  const history = readHistory();
  if (history.at(-1) === path) return;
  store([...history, path].slice(-NAVIGATION_HISTORY_MAX));
}

/** Browser back: if the page before is where we now are, the last entry has been left. */
export function recordReturn(path: string): void {
  const history = readHistory();
  if (history.at(-2) === path) store(history.slice(0, -1));
  else recordVisit(path);
}

/** Replaced rather than followed: the entry changes in place. */
export function recordReplacement(path: string): void {
  const history = readHistory().slice(0, -1);
  store(history.at(-1) === path ? history : [...history, path]);
}

/** The path before this one, taken off the history; `fallback` when there is none. */
export function popHistory(fallback: AppLink): AppLink {
  const history = readHistory();
  const target = history.at(-2);
  store(history.slice(0, -1));
  return (target as AppLink | undefined) ?? fallback;
}

function store(history: string[]): void {
  sessionStorage.setItem(KEY, JSON.stringify(history));
}
