import { reissue } from '@mungchi/contract/calls';
import { ApiError } from '../api-error';
import { send } from '../send';
import { readToken, storeToken } from './token';

let running: Promise<string | null> | null = null;

/**
 * A fresh token in place of `stale`, or null when the session is over. Concurrent callers share one request; tabs are
 * serialised by the Web Locks API, and the later ones find the earlier one's token. Where there are no locks (plain
 * http), the server's grace period gives both the same successor. A network error throws: that is not a logout.
 */
export function freshToken(stale: string | null): Promise<string | null> {
  const known = readToken();
  if (known !== null && known !== stale) return Promise.resolve(known);
  running ??= inTurn(() => renew(stale)).finally(() => {
    running = null;
  });
  return running;
}

async function renew(stale: string | null): Promise<string | null> {
  const known = readToken();
  if (known !== null && known !== stale) return known;
  try {
    const { answer } = await send(reissue, {}, null);
    storeToken(answer.accessToken);
    return answer.accessToken;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return null;
    throw error;
  }
}

function inTurn<T>(task: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('reissue', task) : task();
}
