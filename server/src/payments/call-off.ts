import { audit } from '../audit/audit';
import { advanceStage } from '../boards/advance-stage';
import type { LockedRoom } from '../boards/lock-board';
import type { Tx } from '../db/schema';
import { afterCommit } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { cancelled } from '../notifications/entries';
import { tellMembers } from '../notifications/tell-members';
import { refundEverybody } from './refunds/refund-everybody';

const WORDS = {
  VACANT: '빈자리를 채우지 못해 공구가 취소됐어요. 결제한 금액은 모두 돌려 드려요.',
  UNPAID: '결제가 모두 모이지 않아 공구가 취소됐어요. 결제한 금액은 모두 돌려 드려요.',
  OPERATOR: '운영 정책에 따라 공구가 취소됐어요. 결제한 금액은 모두 돌려 드려요.',
  UNBOUGHT: '구매가 이루어지지 않아 공구가 취소됐어요. 결제한 금액은 모두 돌려 드려요.',
} as const;

/** A clock ends the purchase: everybody who paid gets the money back. */
export async function callOff(
  deps: Deps,
  tx: Tx,
  { board }: LockedRoom,
  why: keyof typeof WORDS,
  at: Date,
): Promise<void> {
  const payers = await refundEverybody(deps, tx, board.id);
  await tellMembers(deps, tx, board.id, cancelled(board, payers));
  await advanceStage(deps, tx, board, 'cancelled', at, WORDS[why], undefined, why);
  afterCommit(tx, () => audit(deps, { userId: null, action: 'cancel', object: `board ${board.id}`, outcome: 'done' }));
  faultPoint('call-off.before-commit');
}
