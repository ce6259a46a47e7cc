import type { BoardId, UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { answerHidden, questionHidden, questionRemoved } from '../../notifications/question-entries';
import { rewriteEntry } from '../../notifications/rewrite-entry';
import { Refusal } from '../../refusal';
import { tellBoard } from '../announce-board';
import { lockRow } from '../lock-board';

type Announcer = Pick<Deps, 'live' | 'now'>;

/** One's own, while it waits: an answered one is everybody's. */
export async function dropQuestion(
  deps: Pick<Deps, 'db' | 'live' | 'now'>,
  userId: UserId,
  { boardId, questionId }: { boardId: BoardId; questionId: number },
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const board = await lockRow(tx, boardId);
    const own = sql`q.id = ${questionId} and q.board_id = ${boardId} and q.asker_id = ${userId}`;
    const removed = await removeWaiting(deps, tx, own);
    if (!board || removed.length === 0) throw new Refusal('QUESTION_NOT_FOUND');
    await announceWaiting(deps, tx, board);
  });
}

/** Of a purchase that ended or was deleted: nobody will answer them. */
export async function dropUnanswered(deps: Announcer, tx: Tx, boardId: BoardId): Promise<void> {
  await removeWaiting(deps, tx, sql`q.board_id = ${boardId}`);
}

/** Of somebody who leaves: what waits goes, what was answered stays without an asker. */
export async function partWithQuestions(deps: Announcer, tx: Tx, userId: UserId): Promise<void> {
  const boardIds = await removeWaiting(deps, tx, sql`q.asker_id = ${userId}`);
  if (boardIds.length > 0) {
    const boards = await tx.selectFrom('boards').selectAll().where('id', 'in', boardIds).execute();
    for (const board of boards) await announceWaiting(deps, tx, board);
  }
  await tx
    .updateTable('questions')
    .set({ askerId: null })
    .where('askerId', '=', userId)
    .where('answer', 'is not', null)
    .execute();
}

/**
 * By an operator: question and answer are gone for everybody, and from the inboxes they were told in. One that waits counts as
 * deleted, too, so that its asker has none waiting and may ask again; the report shows what it was.
 */
export async function hideQuestion(deps: Announcer, tx: Tx, questionId: number): Promise<void> {
  const at = deps.now();
  const { rows } = await sql<{ boardId: BoardId; askerId: UserId | null; answer: string | null }>`
    update questions set hidden_at = coalesce(hidden_at, ${at}::timestamptz),
      deleted_at = case when answer is null then coalesce(deleted_at, ${at}::timestamptz) end
    where id = ${questionId} returning board_id, asker_id, answer`.execute(tx);
  const [hidden] = rows;
  if (!hidden) return;
  const board = await tx.selectFrom('boards').selectAll().where('id', '=', hidden.boardId).executeTakeFirstOrThrow();
  await rewriteEntry(deps, tx, board.leaderId, questionHidden(board, questionId));
  if (hidden.askerId !== null) await rewriteEntry(deps, tx, hidden.askerId, answerHidden(board, questionId));
  await announceWaiting(deps, tx, board);
}

/** A hint to who has the post open: how many wait now. */
export async function announceWaiting(deps: Announcer, tx: Tx, board: BoardRow): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from questions q where q.board_id = ${board.id} and ${IS_WAITING}`.execute(tx);
  tellBoard(deps, tx, board, { questions: rows[0]!.waiting });
}

/** Of a question `q`. */
export const IS_WAITING = sql<boolean>`q.answer is null and q.hidden_at is null and q.deleted_at is null`;

/** Gone for everybody. The leader's entry loses its words and leads to where the question can be reported; it is kept a while for that. */
async function removeWaiting({ live, now }: Announcer, tx: Tx, which: RawBuilder<unknown>): Promise<BoardId[]> {
  const { rows } = await sql<{ id: number; boardId: BoardId; leaderId: UserId }>`
    update questions q set deleted_at = ${now()} from boards b
    where b.id = q.board_id and ${which} and ${IS_WAITING} returning q.id, q.board_id, b.leader_id`.execute(tx);
  for (const { id, boardId, leaderId } of rows)
    await rewriteEntry({ live, now }, tx, leaderId, questionRemoved({ id: boardId }, id));
  return rows.map(({ boardId }) => boardId);
}
