import { readToken } from '../api/session/token';
import { afterFirstSign } from './after-first-sign';
import type { RouteEntry } from './route-entry';

/** Prefetches the code of the screens people go to next (the tabs, a post), so that a tap opens at once. Not with Save-Data. */
export function fetchAhead(routes: RouteEntry[], later: (task: () => void) => void = afterFirstSign): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (readToken() === null || connection?.saveData) return;
  later(() => {
    for (const { next, screen } of routes) if (next) screen().catch(() => undefined);
  });
}
