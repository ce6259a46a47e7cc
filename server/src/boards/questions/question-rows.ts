import type { Question, ReportPart, Stage, UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
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

/** As a report names a question, or its answer. */
export function questionTarget(id: number, part: ReportPart): string {
  return part === 'ANSWER' ? `${id}-ANSWER` : String(id);
}

/** Report `r` is about question `q` or its answer. */
export const IS_ABOUT_QUESTION = sql<boolean>`r.target_kind = 'QUESTION' and r.target_id in (q.id::text, q.id || '-ANSWER')`;

/** Of question `q`: this reader has reported it or its answer, so that it is gone for them. */
export function isReportedBy(reader: RawBuilder<UserId> | UserId | null): RawBuilder<boolean> {
  return sql<boolean>`exists (select from reports r where r.reporter_id = ${reader} and ${IS_ABOUT_QUESTION})`;
}
