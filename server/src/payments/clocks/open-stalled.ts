import type { BoardRow, ParticipantRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { disputeEscalated } from '../../notifications/dispute-entries';
import { notify } from '../../notifications/notify';
import { announceRoom } from '../announce-room';

/** Weeks after buying nobody has said anything, and no clock can know who is right: an operator looks at it. */
export async function openStalled(
  deps: Deps,
  tx: Tx,
  board: BoardRow,
  { id: participantId, userId }: ParticipantRow,
  wanted: number,
  at: Date,
): Promise<void> {
  const stalled = { kind: 'STALLED', state: 'ESCALATED', text: '', createdAt: at, escalatedAt: at } as const;
  const { id } = await tx
    .insertInto('disputes')
    .values({ boardId: board.id, participantId, wanted, ...stalled })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deps.clocks.book(tx, 'payments.credit-clock', board.id);
  await notify(
    deps,
    tx,
    [userId, board.leaderId].map((each) => ({ userId: each, ...disputeEscalated(board, id) })),
  );
  deps.log.warn(
    { boardId: board.id, disputeId: id, wanted },
    'nobody says that it was received: a person has to look at it',
  );
  await announceRoom(deps, tx, board.id);
}
