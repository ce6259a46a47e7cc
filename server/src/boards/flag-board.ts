import type { BoardRow, Tx } from '../db/schema';
import { flagsOf } from './flag-rules';

/** Notes what a person should look at in a post; after an edit what is gone from it is gone here, too. */
export async function flagBoard(tx: Tx, board: BoardRow, at: Date, before?: BoardRow): Promise<void> {
  const flags = flagsOf(wordsOf(board));
  if (before && wordsOf(before) === wordsOf(board)) return;
  if (before) await tx.deleteFrom('boardFlags').where('boardId', '=', board.id).execute();
  if (flags.length === 0) return;
  await tx
    .insertInto('boardFlags')
    .values(flags.map((flag) => ({ boardId: board.id, ...flag, at })))
    .execute();
}

const wordsOf = ({ title, content, meetingNote }: BoardRow) => [title, content, meetingNote ?? ''].join('\n');
