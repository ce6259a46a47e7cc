import type { DisputeId } from '@mungchi/contract';
import { assertTypedAgain } from '../../audit/typed-again';
import type { LockedRoom } from '../../boards/lock-board';
import type { Deps } from '../../deps';
import { decideDispute } from '../../payments/disputes/decide-dispute';
import { type Actor, assertNotOwn } from '../operator';

/** Decides a dispute: the sum is typed twice, and at the console nobody of the room decides. */
export async function decideCase(
  deps: Deps,
  actor: Actor,
  disputeId: DisputeId,
  { refund, confirm, reason }: { refund: number; confirm: number; reason: string },
): Promise<void> {
  assertTypedAgain(refund, confirm);
  const { userId: byId, requestId } = actor;
  const assertMay = ({ members, left }: LockedRoom) =>
    assertNotOwn(
      actor,
      [...members, ...left].map((member) => member.userId),
    );
  await decideDispute(deps, disputeId, refund, reason, { byId, requestId, assertMay });
}
