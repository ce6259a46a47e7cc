import type { BoardId, ParticipantId } from '@mungchi/contract';
import { assertTypedAgain } from '../../audit/typed-again';
import { lockRoom } from '../../boards/lock-board';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { callOff } from '../../payments/call-off';
import { endPurchased } from '../../payments/disputes/end-purchased';
import { leftFor } from '../../payments/ledger/left-for';
import { creditNow } from '../../payments/receive-share';
import { Refusal } from '../../refusal';
import { act, assertNotOwn, type Operator } from '../operator';

type Wanted = {
  reason: string;
  confirm: number;
  refunds?: { participantId: ParticipantId; refund: number }[] | undefined;
};

/** Before it is bought everybody gets everything back; bought, a decision per follower who has not received, and it completes. */
export async function callOffBoard(
  deps: Deps,
  operator: Operator,
  boardId: BoardId,
  { reason, confirm, refunds = [] }: Wanted,
): Promise<void> {
  const isComplete = await act(deps, operator, async (tx, note) => {
    const room = await lockRoom(tx, boardId).catch(() => {
      throw new Refusal('BOARD_NOT_FOUND');
    });
    const { board, members, left } = room;
    assertNotOwn(
      operator,
      [...members, ...left].map(({ userId }) => userId),
    );
    if (board.stage === 'CANCELLED') throw new Refusal('BOARD_CANCELLED');
    if (board.stage === 'COMPLETED') throw new Refusal('BOARD_NOT_CANCELLABLE');
    const isBought = board.stage === 'PURCHASED';
    const sum = isBought ? refunds.reduce((all, { refund }) => all + refund, 0) : await heldByAll(tx, members);
    assertTypedAgain(sum, confirm);
    const ended = isBought
      ? await endPurchased(deps, tx, room, { refunds, by: operator.userId, decision: reason })
      : await callOff(deps, tx, room, 'OPERATOR', deps.now());
    const before = { stage: board.stage };
    const after = { stage: isBought ? 'PURCHASED' : 'CANCELLED', refunds: isBought ? refunds : sum };
    await note({ what: 'board.call-off', target: `board ${boardId}`, before, after, reason });
    return ended === true;
  });
  if (isComplete) await creditNow(deps, boardId);
}

async function heldByAll(tx: Tx, members: readonly Parameters<typeof leftFor>[1][]): Promise<number> {
  let sum = 0;
  for (const member of members) sum += await leftFor(tx, member);
  return sum;
}
