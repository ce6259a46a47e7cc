import type { LockedRoom } from '../boards/lock-board';
import { markRefunded } from '../boards/seats/mark-seat';
import type { ParticipantRow } from '../db/rows';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { paymentLostLater } from '../notifications/dispute-entries';
import { notify } from '../notifications/notify';
import { finishWhenSettled } from './finish-when-settled';

const WORDS = '카드사에서 결제가 취소돼 돈이 돌아갔어요.';

/** A payment was taken back after the purchase: the leader hears of it, and whoever has all of it back is settled. */
export async function settleLost(
  deps: Deps,
  tx: Tx,
  board: LockedRoom['board'],
  me: ParticipantRow,
  impUid: string,
  left: number,
): Promise<void> {
  const { nickname } = await tx
    .selectFrom('users')
    .select('nickname')
    .where('id', '=', me.userId)
    .executeTakeFirstOrThrow();
  await notify(deps, tx, [{ userId: board.leaderId, ...paymentLostLater(board, nickname ?? '', impUid) }]);
  if (left > 0) return;
  const at = deps.now();
  await markRefunded(tx, me.id, at);
  await tx
    .updateTable('disputes')
    .set({ state: 'DECIDED', refund: 0, decision: WORDS, endedAt: at })
    .where('participantId', '=', me.id)
    .where('state', 'in', ['OPEN', 'ESCALATED'])
    .execute();
  await finishWhenSettled(deps, tx, board.id);
}
