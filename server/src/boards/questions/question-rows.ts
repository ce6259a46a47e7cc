import type { Question, Stage, UserId } from '@mungchi/contract';
import type { QuestionRow } from '../../db/rows';
import { hasEnded } from '../board-rules';
import { isChangeable } from './question-rules';

type Reader = { id: UserId | null; isLeader: boolean };

/** Never who asked: only whether the reader did. */
export function wireQuestion(row: QuestionRow, stage: Stage, reader: Reader, now: Date): Question {
  return {
    id: row.id,
    text: row.text,
    answer: row.answer,
    askedAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    mine: row.askerId !== null && row.askerId === reader.id,
    changeable: reader.isLeader && !hasEnded(stage) && isChangeable(row, now),
  };
}
