import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { type Flag, flagsOf } from './flag-rules';

/** Notes what a person should look at in a post; after an edit what is gone from it is gone here, too. */
export async function flagBoard(tx: Tx, board: BoardRow, at: Date, before?: BoardRow): Promise<void> {
  if (before && wordsOf(before) === wordsOf(board)) return;
  if (before) await tx.deleteFrom('boardFlags').where('boardId', '=', board.id).execute();
  const flags = [...flagsOf(textOf(board)), ...(await knownPictures(tx, board))];
  if (flags.length === 0) return;
  await tx
    .insertInto('boardFlags')
    .values(flags.map((flag) => ({ boardId: board.id, ...flag, at })))
    .execute();
}

const textOf = ({ title, content, meetingNote }: BoardRow) => [title, content, meetingNote ?? ''].join('\n');
const wordsOf = (board: BoardRow) => textOf(board) + board.pictures.map(({ url }) => url).join('\n');

/** Pictures of their own that look like one of a post that was taken down; a shop's picture is many posts'. */
async function knownPictures(tx: Tx, board: BoardRow): Promise<Flag[]> {
  const urls = board.pictures.map(({ url }) => url);
  const { rows } = await sql<{ id: number }>`${PREPARED}
    select distinct b.id from boards b cross join lateral jsonb_array_elements(b.pictures) p
    join media m on m.url = p ->> 'url'
    where b.taken_down_at is not null and b.id <> ${board.id}
      and m.thumbhash in (select thumbhash from media where url = any(${urls}::text[]))
    order by b.id limit 3`.execute(tx);
  return rows.length === 0 ? [] : [{ kind: 'PICTURE', words: rows.map(({ id }) => `#${id}`).join(', ') }];
}
