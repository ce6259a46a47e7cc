import { readToken } from '../api/token';
import type { RouteEntry } from './route-entry';

/** Prefetches the code of the screens people go to next (the tabs, a post), so that a tap opens at once. Not with Save-Data. */
export function fetchAhead(routes: RouteEntry[], later: (task: () => void) => void = afterFirstSign): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (readToken() === null || connection?.saveData) return;
  later(() => {
    for (const { next, screen } of routes) if (next) screen().catch(() => undefined);
  });
}

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;
const READING_MS = 8000;

/** On the first user input, or after a delay: the screen itself is loaded by then. */
function afterFirstSign(task: () => void): void {
  const start = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, start);
    task();
  };
  const timer = setTimeout(start, READING_MS);
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true });
}
