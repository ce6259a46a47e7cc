import type { Answer, BoardId, questions, Stage, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { QuestionRow } from '../../db/rows';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { isReportedBy, wireQuestion } from './question-rows';

/** More are not shown: nobody reads them before joining. */
const SHOWN_MAX = 200;

type Board = { leaderId: UserId; stage: Stage; heldAt: Date | null; takenDownAt: Date | null; isMember: boolean };

/** What is held back is shown to its members only, as the post itself. What one has reported is gone for oneself. */
export async function listQuestions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  readerId: UserId | null,
  boardId: BoardId,
): Promise<Answer<typeof questions>> {
  const { rows: boards } = await sql<Board>`${PREPARED}
    select leader_id, stage, held_at, taken_down_at,
      exists (select from seated where board_id = b.id and user_id = ${readerId}) as is_member
    from boards b where id = ${boardId} and deleted_at is null`.execute(db);
  const board = boards[0];
  if (!board) throw new Refusal('BOARD_NOT_FOUND');
  if (board.heldAt && !board.isMember) throw new Refusal(board.takenDownAt ? 'BOARD_NOT_FOUND' : 'BOARD_HELD');
  const isLeader = board.leaderId === readerId;
  const { rows } = await sql<QuestionRow>`${PREPARED}
    select q.id, q.board_id, q.asker_id, q.text, q.created_at, q.answer, q.answered_at, q.hidden_at, q.deleted_at from questions q
    where q.board_id = ${boardId} and q.hidden_at is null and q.deleted_at is null and not ${isReportedBy(readerId)}
    order by q.answered_at desc nulls first, q.id desc limit ${SHOWN_MAX}`.execute(db);
  const wire = (row: QuestionRow) => wireQuestion(row, board.stage, { id: readerId, isLeader }, now());
  const waiting = rows.filter(({ answer }) => answer === null);
  const isOpen = ({ askerId }: QuestionRow) => isLeader || (readerId !== null && askerId === readerId);
  return {
    answered: rows.filter(({ answer }) => answer !== null).map(wire),
    waiting: waiting.filter(isOpen).map(wire),
    waits: waiting.length,
  };
}
