import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../../log';
import { type Joined, joinServer, type ServerPlace } from './join-server';

const LONGEST_PAUSE_MS = 5000;
/** About once a minute. */
const TELL_EVERY = 12;

/** Retries until the server is back; null when it is no longer wanted. */
export async function rejoinServer(place: ServerPlace, signal: AbortSignal, log?: Logger): Promise<Joined | null> {
  log?.warn('the embedded database is gone, starting it again');
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      const joined = await joinServer(place, { mayCreate: false, signal });
      log?.info({ failures }, 'the embedded database is back');
      return joined;
    } catch (err) {
      if (!signal.aborted && failures % TELL_EVERY === 0) {
        log?.error({ err, failures: failures + 1 }, 'the embedded database does not come back, trying on');
      }
    }
    await wait(Math.min(100 * 2 ** failures, LONGEST_PAUSE_MS), undefined, { signal }).catch(() => {});
  }
  return null;
}
