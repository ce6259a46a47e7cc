import type { DisputeId, ParticipantId } from '@mungchi/contract';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { leaderFree, paymentBalanceOf, writeMovements } from '../ledger/ledger-rows';
import { leftOf, type Sources, sourcesOf } from './refund-rules';
import { requestRefund } from './request-refund';

export type ReturnPart = {
  impUid: string;
  participantId: ParticipantId;
  amount: number;
  disputeId: DisputeId;
  /** Whether the service carries what the leader no longer has; otherwise that is refused. */
  cover: boolean;
};

/**
 * Promises a part of a booked payment back, as far as it is left. Once the money was handed over it comes back from the leader's
 * account first. Returns what was promised.
 */
export async function returnPart(deps: Deps, tx: Tx, board: BoardRow, part: ReturnPart): Promise<number> {
  const { impUid, participantId, disputeId } = part;
  const amount = Math.min(part.amount, leftOf(await paymentBalanceOf(tx, board.id, impUid)));
  if (amount <= 0) return 0;
  const { leader, service } = await sourcesIn(tx, board, amount);
  if (service > 0 && !part.cover) throw new Refusal('LEADER_SHORT');
  const from = { disputeId, boardId: board.id, at: deps.now() };
  const leaderId = leader > 0 ? await leaderOf(tx, board) : null;
  await writeMovements(
    tx,
    [
      { kind: 'RETURN' as const, participantId: leaderId, amount: leader, ...from },
      { kind: 'COVERED' as const, participantId: null, amount: service, ...from },
    ].filter((movement) => movement.amount > 0),
  );
  return requestRefund(deps, tx, { impUid, boardId: board.id, participantId, amount, reason: 'DISPUTE', disputeId });
}

/** Where a part of a locked room's money comes from. */
export async function sourcesIn(
  tx: Tx,
  { id, stage }: Pick<BoardRow, 'id' | 'stage'>,
  amount: number,
): Promise<Sources> {
  return stage === 'COMPLETED' ? sourcesOf(amount, await leaderFree(tx, id)) : { leader: 0, service: 0 };
}

async function leaderOf(tx: Tx, { id }: BoardRow): Promise<ParticipantId> {
  const leaders = tx.selectFrom('participants').select('id').where('boardId', '=', id).where('role', '=', 'LEADER');
  return (await leaders.executeTakeFirstOrThrow()).id;
}
