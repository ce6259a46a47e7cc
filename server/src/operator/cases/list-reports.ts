import { LIST_LIMIT, type ReportLine, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { ReportRow } from '../../db/rows';
import type { Deps } from '../../deps';
import { type Page, pageOf, readCursor } from '../../http/cursor';
import { lineOf } from './snapshot';

/** What report `r` is about is out of sight until it is decided. */
export const IS_HELD = sql<boolean>`case r.target_kind
  when 'BOARD' then exists (select from boards b where b.id = r.board_id and b.held_at is not null)
  when 'WISH' then exists (select from wishes w where w.id::text = r.target_id and w.ended_why = 'HIDDEN')
  else false end`;

export type ListedReport = ReportRow & { nickname: string; reports: number; held: boolean };

/** One line of each open thing, its oldest report, oldest first; or what ended, latest first. */
export async function listReports(
  { db }: Pick<Deps, 'db'>,
  viewer: UserId,
  { state = 'OPEN', limit = LIST_LIMIT, cursor }: Page & { state?: 'OPEN' | 'ENDED' | undefined },
): Promise<{ reports: ReportLine[]; next: string | null }> {
  const after = readCursor(cursor);
  const isOpen = state === 'OPEN';
  const beyond = !after
    ? sql``
    : isOpen
      ? sql`and (r.created_at, r.id) > (${after.at}, ${after.id})`
      : sql`and (r.ended_at, r.id) < (${after.at}, ${after.id})`;
  const { rows } = await sql<ListedReport>`
    select r.*, coalesce(u.nickname, '탈퇴한 이웃') as nickname, same.reports, ${IS_HELD} as held
    from reports r
    join users u on u.id = r.target_user_id
    cross join lateral (
      select count(*)::int as reports, min(o.id) as first from reports o
      where o.target_kind = r.target_kind and o.target_id = r.target_id and o.state = 'OPEN'
    ) same
    where ${isOpen ? sql`r.state = 'OPEN' and r.id = same.first` : sql`r.state <> 'OPEN'`} and r.target_user_id <> ${viewer} ${beyond}
    order by ${isOpen ? sql`r.created_at, r.id` : sql`r.ended_at desc, r.id desc`} limit ${limit + 1}`.execute(db);
  const { shown, next } = pageOf(rows, limit, ({ createdAt, endedAt, id }) => ({
    at: (isOpen ? createdAt : endedAt) ?? createdAt,
    id,
  }));
  return { reports: shown.map(reportLine), next };
}

export function reportLine(row: ListedReport): ReportLine {
  return {
    id: row.id,
    kind: row.targetKind,
    targetId: row.targetId,
    reason: row.reason,
    text: row.text,
    line: lineOf(row.targetKind, row.snapshot),
    nickname: row.nickname,
    reports: row.reports,
    held: row.held,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
