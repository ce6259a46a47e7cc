import { type Desk, PAYOUT_MIN, REGULARS_SHOWN_FROM, type UserId } from '@mungchi/contract';
import { readRegulars } from '../boards/finding/regulars';
import type { Deps } from '../deps';
import { readAvailable } from '../payouts/read-available';
import { deskBoards } from './desk-boards';
import { tasksOf } from './task-rules';

/** What waits for a leader, across purchases; nothing of it is stored. */
export async function readDesk(deps: Deps, userId: UserId): Promise<Desk> {
  const now = deps.now();
  const [led, available, regulars] = await Promise.all([
    deskBoards(deps.db, userId, now),
    readAvailable(deps, userId, now),
    readRegulars(deps.db, userId),
  ]);
  return {
    tasks: tasksOf(led, now),
    payable: available >= PAYOUT_MIN ? available : 0,
    regulars: regulars >= REGULARS_SHOWN_FROM ? regulars : null,
  };
}
