import type { Question, Stage, UserId } from '@mungchi/contract';
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

/** Of question `q`: this reader has reported it, so that it is gone for them. */
export function isReportedBy(reader: RawBuilder<UserId> | UserId | null): RawBuilder<boolean> {
  return sql<boolean>`exists (select from reports r
    where r.reporter_id = ${reader} and r.target_kind = 'QUESTION' and r.target_id = q.id::text)`;
}
