import type { BoardId, Question, UserId } from '@mungchi/contract';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { questionAsked } from '../../notifications/question-entries';
import { Refusal, refuseIf } from '../../refusal';
import { tellBoard } from '../announce-board';
import { lockBoard } from '../lock-board';
import { findNewcomer } from '../seats/find-newcomer';
import { wireQuestion } from './question-rows';
import { decideAskQuestion, hasContact } from './question-rules';

const NO_CONTACT = { text: '연락처와 링크는 적을 수 없어요.' };

/** Asks before joining. Nobody but the leader reads it until it is answered, and nobody who asked. */
export async function askQuestion(deps: Deps, userId: UserId, boardId: BoardId, text: string): Promise<Question> {
  refuseContact(text);
  return transact(deps.db, async (tx) => {
    const board = await lockBoard(tx, boardId);
    const at = deps.now();
    const newcomer = await findNewcomer(tx, userId, boardId, at);
    const waiting = await tx
      .selectFrom('questions')
      .select('askerId')
      .where('boardId', '=', boardId)
      .where('answer', 'is', null)
      .execute();
    const waits = waiting.some(({ askerId }) => askerId === userId);
    refuseIf(decideAskQuestion(board, { userId, ...newcomer, waits }, waiting.length, at));
    const row = await tx
      .insertInto('questions')
      .values({ boardId, askerId: userId, text, createdAt: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await notify(deps, tx, [{ userId: board.leaderId, ...questionAsked(board, row) }]);
    tellBoard(deps, tx, board, { questions: waiting.length + 1 });
    return wireQuestion(row, board.stage, { id: userId, isLeader: false }, at);
  });
}

/** A number or a link would lead past the post: in a question as in its answer. */
export function refuseContact(text: string): void {
  if (hasContact(text)) throw new Refusal('INVALID_FIELDS', NO_CONTACT);
}
