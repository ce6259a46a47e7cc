import type { DisputeId } from '@mungchi/contract';
import { assertTypedAgain } from '../../audit/typed-again';
import type { LockedRoom } from '../../boards/lock-board';
import type { Deps } from '../../deps';
import { decideDispute } from '../../payments/disputes/decide-dispute';
import { assertNotOwn, type Operator } from '../operator';

/** Decides a dispute at the console: the sum is typed twice, and nobody of the room decides. */
export async function decideCase(
  deps: Deps,
  operator: Operator,
  disputeId: DisputeId,
  { refund, confirm, reason }: { refund: number; confirm: number; reason: string },
): Promise<void> {
  assertTypedAgain(refund, confirm);
  const { userId: byId, requestId } = operator;
  const assertMay = ({ members, left }: LockedRoom) =>
    assertNotOwn(
      operator,
      [...members, ...left].map((member) => member.userId),
    );
  await decideDispute(deps, disputeId, refund, reason, { byId, requestId, assertMay });
}
