import peopleFonts from '../fonts/made/people.css?url';
import { whenSignedIn } from './api/session/when-signed-in';
import { OUTBOX_PREFIX, TICKS_PREFIX } from './api/stored/own-prefixes';
import { startInstalled } from './installed/start-installed';
import { afterFirstSign } from './shell/after-first-sign';
import { fetchAhead } from './shell/fetch-ahead';
import type { RouteEntry } from './shell/route-entry';
import { addPeopleFonts } from './ui/foundation/people-fonts';

/** Everything that can wait until the first screen is there. */
export function late(routes: RouteEntry[]): void {
  // The subset of what first screens say is preloaded.
  addPeopleFonts(peopleFonts).catch(() => undefined);
  fetchAhead(routes);
  whenSignedIn(() => void workOffline().catch(() => undefined));
  whenSignedIn(() => void startWatching().catch(() => undefined));
  // The service worker: not before somebody uses the page, except when a push has opened it.
  whenSignedIn(() => (location.hash ? startInstalled() : afterFirstSign(startInstalled)));
}

/** Reading and writing without a network. */
async function workOffline(): Promise<void> {
  const [{ startOffline }, { queryClient }] = await Promise.all([
    import('./api/stored/start-offline'),
    import('./api/query-client'),
  ]);
  startOffline(queryClient);
  if (hasKept(OUTBOX_PREFIX)) (await import('./chat/talk/send-waiting')).sendWaiting();
  if (hasKept(TICKS_PREFIX)) (await import('./api/stored/waiting-ticks')).sendAllTicks(queryClient);
}

/** Keeps bell, title and icon up to date, and offers push messages after a join or a new post. */
async function startWatching(): Promise<void> {
  (await import('./notifications/start-watch')).startWatch();
}

/** Without loading the code that would send it. */
function hasKept(prefix: string): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(prefix));
}
