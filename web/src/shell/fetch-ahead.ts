import { readToken } from '../api/token';
import type { AppPath, RouteEntry } from './route-entry';

/** Where people go next: the tabs, and a post. */
const likely: AppPath[] = ['/', '/gonggu/list/:gongguId', '/chat/list', '/shopping', '/mypage'];

/** Once the first screen is up, fetches the code of the likely next ones, so that a tap opens at once. Not on a metered line. */
export function fetchAhead(routes: RouteEntry[], idle: (task: () => void) => void = whenIdle): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (readToken() === null || connection?.saveData) return;
  idle(() => {
    for (const { path, screen } of routes) if (likely.includes(path)) screen().catch(() => undefined);
  });
}

function whenIdle(task: () => void): void {
  const start = () => setTimeout(task, 1500);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
