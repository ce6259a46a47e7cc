import { type AuditEntry, LIST_LIMIT, type UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { type Page, pageOf, readCursor } from '../http/cursor';
import { changesOf } from './changes-of';

type Row = {
  id: number;
  at: Date;
  by: string | null;
  byProfileUrl: string | null;
  what: string;
  target: string;
  before: object | null;
  after: object | null;
  reason: string;
};

type Filter = { by?: string | undefined; what?: string | undefined; target?: string | undefined };

/** What operators did and looked at, latest first. */
export async function readAudit(
  { db }: Pick<Deps, 'db'>,
  viewer: UserId,
  { limit = LIST_LIMIT, cursor, by, what, target }: Page & Filter,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const after = readCursor(cursor);
  const rows = await selectAudit(
    db,
    sql`where ${notOfOwnReport(viewer)} ${after ? sql`and a.id < ${after.id}` : sql``}
      ${by ? sql`and u.nickname = ${by}` : sql``} ${what ? sql`and a.what = ${what}` : sql``}
      ${target ? sql`and a.target = ${target}` : sql``}
      order by a.id desc limit ${limit + 1}`,
  );
  const { shown, next } = pageOf(rows, limit, ({ at, id }) => ({ at, id }));
  return { entries: shown.map(wireAudit), next };
}

/** Nor does whoever is reported read here that it was looked at or decided. */
export function notOfOwnReport(viewer: UserId): RawBuilder<unknown> {
  return sql`not exists (select from reports r where r.target_user_id = ${viewer} and a.target = 'report ' || r.id)`;
}

export async function selectAudit(db: Db, rest: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.id, a.at, u.nickname as by, u.profile_url as by_profile_url, a.what, a.target, a.before, a.after, a.reason
    from audit_log a left join users u on u.id = a.by_id ${rest}`.execute(db);
  return rows;
}

export function wireAudit({ before, after, at, ...row }: Row): AuditEntry {
  return { ...row, at: at.toISOString(), changes: changesOf(before, after) };
}
