import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { ledBoards } from './led-boards';
import { payoutBalanceOf } from './payout-rules';

/** What of a leader's money can be paid out now. */
export async function readAvailable(deps: Pick<Deps, 'config' | 'db'>, userId: UserId, now: Date): Promise<number> {
  return payoutBalanceOf(await ledBoards(deps, deps.db, userId, now), now).available;
}
