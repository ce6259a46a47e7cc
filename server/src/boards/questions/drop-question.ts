import type { BoardId, UserId } from '@mungchi/contract';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';

/** One's own, while it waits: an answered one is everybody's. */
export async function dropQuestion(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  { boardId, questionId }: { boardId: BoardId; questionId: number },
): Promise<void> {
  await transact(db, async (tx) => {
    const dropped = await tx
      .deleteFrom('questions')
      .where('id', '=', questionId)
      .where('boardId', '=', boardId)
      .where('askerId', '=', userId)
      .where('answer', 'is', null)
      .executeTakeFirst();
    if (dropped.numDeletedRows === 0n) throw new Refusal('QUESTION_NOT_FOUND');
  });
}

/** Of a purchase that ended: nobody will answer them. */
export async function dropUnanswered(tx: Tx, boardId: BoardId): Promise<void> {
  await tx.deleteFrom('questions').where('boardId', '=', boardId).where('answer', 'is', null).execute();
}

/** Of somebody who leaves: what waits goes, what was answered stays without an asker. */
export async function partWithQuestions(tx: Tx, userId: UserId): Promise<void> {
  await tx.deleteFrom('questions').where('askerId', '=', userId).where('answer', 'is', null).execute();
  await tx.updateTable('questions').set({ askerId: null }).where('askerId', '=', userId).execute();
}

/**
 * By an operator: question and answer are gone for everybody. One that waits is deleted, so that its asker has none waiting and
 * may ask again; the report shows what it was.
 */
export async function hideQuestion(tx: Tx, questionId: number, at: Date): Promise<void> {
  const question = tx.selectFrom('questions').select('answer').where('id', '=', questionId).forUpdate();
  const found = await question.executeTakeFirst();
  if (found?.answer === null) await tx.deleteFrom('questions').where('id', '=', questionId).execute();
  else await tx.updateTable('questions').set({ hiddenAt: at }).where('id', '=', questionId).execute();
}
