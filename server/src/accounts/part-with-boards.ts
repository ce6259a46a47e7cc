import type { UserId } from '@mungchi/contract';
import { advanceStage } from '../boards/advance-stage';
import { lockRoom } from '../boards/lock-board';
import type { Db, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { releaseSeats } from '../payments/clocks/release-seats';
import { leaderBalance } from '../payouts/give-up-balance';
import { hasOpenPayout } from '../payouts/has-open-payout';
import { obligationsOf, partingOf } from './obligation-rules';
import { ownBoards } from './own-boards';

/** Cancels what the person leads and gives up the seats nobody has paid for. Their boards are locked by ascending id. */
export async function partWithBoards(deps: Deps, tx: Tx, userId: UserId, at: Date): Promise<void> {
  for (const { id, deleted, ...own } of await ownBoards(tx, userId, at)) {
    const room = await lockRoom(tx, id);
    const { board, members } = room;
    const me = members.find((member) => member.userId === userId);
    if (!me) continue;
    const now = { ...own, id, stage: board.stage, paid: me.paidAt !== null };
    switch (partingOf(now)) {
      case 'cancel':
        if (!deleted) await advanceStage(deps, tx, board, 'cancelled', at);
        break;
      case 'vacate':
        await releaseSeats(deps, tx, room, [me], at, 'WITHDRAWN');
        break;
      case null:
    }
  }
}

/** Locks every purchase of the person first, then reads what keeps them from leaving. */
export async function lockedObligations(tx: Tx, userId: UserId, waive: boolean, at: Date) {
  for (const { id } of await ownBoards(tx, userId, at)) await lockRoom(tx, id);
  return readObligations(tx, userId, waive, at);
}

/** What would keep somebody from leaving now, for whoever only asks. */
export async function readObligations(db: Db, userId: UserId, waive: boolean, at: Date) {
  const money = { balance: await leaderBalance(db, userId), isOnItsWay: await hasOpenPayout(db, userId) };
  return obligationsOf(await ownBoards(db, userId, at), money, waive);
}
