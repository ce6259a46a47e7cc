import { ANSWER_CHANGE_MS, QUESTIONS_WAITING_MAX, type RefusalCode, type Stage, type UserId } from '@mungchi/contract';
import { decideJoin } from '../board-rules';

type Asker = { userId: UserId; isMember: boolean; isBlocked: boolean; waits: boolean };

/** Who could join may ask; one waiting question each, and only so many at once. */
export function decideAskQuestion(
  board: Parameters<typeof decideJoin>[0],
  asker: Asker,
  waiting: number,
  now: Date,
): RefusalCode | null {
  const { userId, isMember, isBlocked, waits } = asker;
  // Without a checked home one may ask, also where one could not sit.
  const refusal = decideJoin(board, { userId, isMember, isBlocked }, now);
  if (refusal) return refusal;
  if (waits) return 'QUESTION_WAITS';
  return waiting >= QUESTIONS_WAITING_MAX ? 'QUESTIONS_FULL' : null;
}

type Asked = { answeredAt: Date | null; hiddenAt: Date | null; deletedAt: Date | null };

/** The leader answers until the purchase ends. An answer stands after five minutes: people join on it. */
export function decideQuestionAnswer(
  board: { leaderId: UserId; stage: Stage },
  question: Asked | undefined,
  caller: UserId,
  now: Date,
): RefusalCode | null {
  if (board.leaderId !== caller) return 'NOT_LEADER';
  if (!question || question.hiddenAt || question.deletedAt) return 'QUESTION_NOT_FOUND';
  if (board.stage === 'COMPLETED') return 'BOARD_COMPLETED';
  if (board.stage === 'CANCELLED') return 'BOARD_CANCELLED';
  return isChangeable(question, now) ? null : 'ANSWER_STANDS';
}

export function isChangeable({ answeredAt }: Pick<Asked, 'answeredAt'>, now: Date): boolean {
  return answeredAt === null || now.getTime() - answeredAt.getTime() <= ANSWER_CHANGE_MS;
}
