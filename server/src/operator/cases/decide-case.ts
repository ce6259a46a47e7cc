import { assertTypedAgain } from '../../audit/assert-typed-again';
import { logAct } from '../../audit/log-act';
import type { Deps } from '../../deps';
import { decideDispute } from '../../payments/disputes/decide-dispute';
import { paidBy } from '../../payments/disputes/dispute-rows';
import { standingOf } from '../../payments/ledger/ledger-rows';
import { leftOf } from '../../payments/refunds/refund-rules';
import { Refusal } from '../../refusal';
import { assertNotOwn, type Operator } from '../operator';

/** Decides a dispute under the room's lock, with its line in the same transaction. */
export async function decideCase(
  deps: Deps,
  operator: Operator,
  disputeId: number,
  { refund, confirm, reason }: { refund: number; confirm: number; reason: string },
): Promise<void> {
  assertTypedAgain(refund, confirm);
  const { userId, requestId } = operator;
  await decideDispute(deps, disputeId, refund, reason, {
    userId,
    look: async (tx, { members, left, board }, dispute) => {
      assertNotOwn(
        operator,
        [...members, ...left].map((member) => member.userId),
      );
      if (dispute.endedAt !== null) throw new Refusal('ALREADY_DECIDED');
      // The leader has three days to answer first.
      if (dispute.state === 'OPEN') throw new Refusal('BAD_REQUEST');
      const impUid = await paidBy(tx, dispute.participantId);
      const most = impUid ? leftOf(await standingOf(tx, board.id, impUid)) : 0;
      if (refund > most) throw new Refusal('REFUND_TOO_HIGH');
      await logAct(tx, {
        at: deps.now(),
        byId: userId,
        requestId,
        what: 'dispute.decide',
        target: `dispute ${disputeId}`,
        before: { state: dispute.state, board: board.id, participant: dispute.participantId, wanted: dispute.wanted },
        after: { state: 'DECIDED', refund },
        reason,
      });
    },
  });
}
