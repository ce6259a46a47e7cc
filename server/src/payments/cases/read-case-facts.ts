import { DISPUTE_HOURS, HOUR_MS } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema';
import type { CaseFacts } from './case-verb-rules';

/** What is open around cases of the books, by their ids. */
export async function readCaseFacts(db: Db, ids: readonly number[], now: Date): Promise<Map<number, CaseFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<CaseFacts & { id: number }>`
    select c.id, c.kind, ${isCaseDueAt(sql`b`)} as is_due,
      not exists (
        select from seated p
        where p.board_id = b.id and p.role = 'FOLLOWER' and p.received_at > ${disputableSince(now)}) as is_past,
      coalesce((
        select case when r.parked_at is null then 'TRIED' else 'PARKED' end from refunds r
        where r.imp_uid = c.imp_uid and r.done_at is null order by r.id limit 1), 'NONE') as refund
    from money_cases c join boards b on b.id = c.board_id
    where c.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [Number(id), facts]));
}

const disputableSince = (now: Date) => new Date(now.getTime() - DISPUTE_HOURS * HOUR_MS);

/** The same as `isCreditDue` (`is-case-due.test.ts`). */
export function isCaseDueAt(board: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${board}.stage = 'PURCHASED' and not exists (
    select from seated p
    where p.board_id = ${board}.id and p.role = 'FOLLOWER' and (
      (p.received_at is null and p.refunded_at is null)
      or exists (select from disputes d where d.participant_id = p.id and d.state in ('OPEN', 'ESCALATED')))))`;
}
