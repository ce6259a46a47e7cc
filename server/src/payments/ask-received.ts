import { announceBoard } from '../boards/announce-board';
import { noteReceived } from '../boards/note-received';
import type { BoardRow, ParticipantRow } from '../db/rows';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';
import { askedReceived, confirmSoon } from '../notifications/received-entries';

/** Says when it ends by itself: the first time a day before (or late), the second in the last hours. */
export async function warnConfirm(
  deps: Deps,
  tx: Tx,
  board: BoardRow,
  { id, userId }: ParticipantRow,
  { confirmBy, nth }: { confirmBy: Date; nth: 1 | 2 },
  at: Date,
): Promise<void> {
  const told = { confirmWarnedFor: confirmBy, confirmWarnedAt: at, confirmWarnings: nth };
  await noteReceived(tx, id, { confirmBy, ...told });
  await notify(deps, tx, [{ userId, ...confirmSoon(board, confirmBy, nth === 2) }]);
  announceBoard(deps, tx, board);
}

/** Nobody has said anything for two weeks: both are asked. */
export async function askReceived(
  deps: Deps,
  tx: Tx,
  board: BoardRow,
  { id, userId }: ParticipantRow,
  at: Date,
): Promise<void> {
  await noteReceived(tx, id, { receiptAskedAt: at });
  await notify(deps, tx, [
    { userId, ...askedReceived(board, false) },
    { userId: board.leaderId, ...askedReceived(board, true) },
  ]);
}
