import type { BoardId, Question, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { questionAsked } from '../../notifications/question-entries';
import { Refusal, refuseIf } from '../../refusal';
import { hasContact } from '../flags/flag-rules';
import { lockBoard } from '../lock-board';
import { findNewcomer } from '../seats/find-newcomer';
import { announceWaiting, IS_WAITING } from './drop-question';
import { IS_ABOUT_QUESTION, wireQuestion } from './question-rows';
import { decideAskQuestion } from './question-rules';

const NO_CONTACT = { text: '연락처와 링크는 적을 수 없어요.' };

/** Asks before joining. Nobody but the leader reads it until it is answered, and nobody who asked. */
export async function askQuestion(deps: Deps, userId: UserId, boardId: BoardId, text: string): Promise<Question> {
  refuseContact(text);
  return transact(deps.db, async (tx) => {
    const board = await lockBoard(tx, boardId);
    const at = deps.now();
    const newcomer = await findNewcomer(tx, userId, boardId, at);
    const { rows: waiting } = await sql<{ askerId: UserId; reported: boolean }>`
      select q.asker_id, exists (select from reports r where r.state = 'OPEN' and ${IS_ABOUT_QUESTION}) as reported
      from questions q where q.board_id = ${boardId} and ${IS_WAITING}`.execute(tx);
    const waits = waiting.some(({ askerId }) => askerId === userId);
    // What waits for an operator keeps nobody from asking.
    const counted = waiting.filter(({ reported }) => !reported).length;
    refuseIf(decideAskQuestion(board, { userId, ...newcomer, waits }, counted, at));
    const row = await tx
      .insertInto('questions')
      .values({ boardId, askerId: userId, text, createdAt: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await notify(deps, tx, [{ userId: board.leaderId, ...questionAsked(board, row) }]);
    await announceWaiting(deps, tx, board);
    return wireQuestion(row, board.stage, { id: userId, isLeader: false }, at);
  });
}

/** A number or a link would lead past the post: in a question as in its answer. */
export function refuseContact(text: string): void {
  if (hasContact(text)) throw new Refusal('INVALID_FIELDS', NO_CONTACT);
}
