import type { ParticipantId, UserId } from '@mungchi/contract';
import type { LockedRoom } from '../../boards/lock-board';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { openStalled } from '../clocks/open-stalled';
import { leftFor } from '../ledger/left-for';
import { openDisputes } from '../open-disputes';
import { isSettled } from '../trade-rules';
import { findDispute } from './dispute-rows';
import { endDispute } from './end-dispute';

type End = {
  refunds: readonly { participantId: ParticipantId; refund: number }[];
  by: UserId;
  decision: string;
};

/**
 * An operator ends a bought purchase: a decision for each follower who has not received, zero where none is named. Returns
 * whether the credit is due now.
 */
export async function endPurchased(
  deps: Deps,
  tx: Tx,
  room: LockedRoom,
  { refunds, by, decision }: End,
): Promise<boolean> {
  const open = await openDisputes(tx, room.board.id);
  const waiting = room.members.filter(
    (member) => member.role === 'FOLLOWER' && (!isSettled(member) || open.has(member.id)),
  );
  if (refunds.some(({ participantId }) => !waiting.some(({ id }) => id === participantId)))
    throw new Refusal('REFUND_TOO_HIGH');
  let isComplete = false;
  for (const member of waiting) {
    const amount = refunds.find(({ participantId }) => participantId === member.id)?.refund ?? 0;
    const held = await leftFor(tx, member);
    if (amount > held) throw new Refusal('REFUND_TOO_HIGH');
    if (!open.has(member.id)) await openStalled(deps, tx, room.board, member, Math.max(held, 1), deps.now());
    const { id } = (await openDisputes(tx, room.board.id)).get(member.id)!;
    const dispute = (await findDispute(tx, room.board.id, id))!;
    await tx.updateTable('disputes').set({ decidedBy: by }).where('id', '=', id).execute();
    isComplete = await endDispute(deps, tx, room, dispute, { state: 'DECIDED', amount, decision });
  }
  return isComplete;
}
