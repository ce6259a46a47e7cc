import type { BoardId, Question, UserId } from '@mungchi/contract';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { questionAnswered } from '../../notifications/question-entries';
import { refuseIf } from '../../refusal';
import { lockBoard } from '../lock-board';
import { refuseContact } from './ask-question';
import { announceWaiting } from './drop-question';
import { wireQuestion } from './question-rows';
import { decideQuestionAnswer } from './question-rules';

/** Makes a question public with its answer. The asker is told of the first one; a changed answer tells nobody. */
export async function answerQuestion(
  deps: Deps,
  userId: UserId,
  { boardId, questionId }: { boardId: BoardId; questionId: number },
  text: string,
): Promise<Question> {
  refuseContact(text);
  return transact(deps.db, async (tx) => {
    const board = await lockBoard(tx, boardId);
    const at = deps.now();
    const question = await tx
      .selectFrom('questions')
      .selectAll()
      .where('id', '=', questionId)
      .where('boardId', '=', boardId)
      // Whoever takes it back waits for the answer, or was first.
      .forUpdate()
      .executeTakeFirst();
    refuseIf(decideQuestionAnswer(board, question, userId, at));
    const isFirst = question!.answeredAt === null;
    const row = await tx
      .updateTable('questions')
      .set({ answer: text, ...(isFirst && { answeredAt: at }) })
      .where('id', '=', questionId)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isFirst && row.askerId !== null)
      await notify(deps, tx, [{ userId: row.askerId, ...questionAnswered(board, row) }]);
    await announceWaiting(deps, tx, board);
    return wireQuestion(row, board.stage, { id: userId, isLeader: true }, at);
  });
}
