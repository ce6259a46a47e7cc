import type { ParticipantId } from '@mungchi/contract';
import type { BoardRow } from '../../db/board-tables';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { leaderFree, standingOf, writeMovement } from '../ledger/ledger-rows';
import { leftOf } from './refund-rules';
import { requestRefund } from './request-refund';

export type Part = { impUid: string; participantId: ParticipantId; amount: number; disputeId: number };

/**
 * Promises a part of a booked payment back, as far as it is left. Once the money was handed over it comes back from the leader's
 * account first. Returns what was promised.
 */
export async function returnPart(deps: Deps, tx: Tx, board: BoardRow, part: Part): Promise<number> {
  const { impUid, participantId, disputeId } = part;
  const occasion = `dispute ${disputeId}` as const;
  let amount = Math.min(part.amount, leftOf(await standingOf(tx, board.id, impUid)));
  if (board.stage === 'COMPLETED') {
    amount = Math.min(amount, await leaderFree(tx, board.id));
    if (amount > 0) {
      const leader = await tx
        .selectFrom('participants')
        .select('id')
        .where('boardId', '=', board.id)
        .where('role', '=', 'LEADER')
        .executeTakeFirstOrThrow();
      const at = deps.now();
      await writeMovement(tx, {
        kind: 'RETURN',
        reference: occasion,
        boardId: board.id,
        participantId: leader.id,
        amount,
        at,
      });
    }
  }
  if (amount <= 0) return 0;
  return requestRefund(deps, tx, { impUid, boardId: board.id, participantId, amount, reason: 'DISPUTE', occasion });
}
