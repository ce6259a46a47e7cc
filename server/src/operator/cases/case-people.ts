import type { CasePerson, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';

type Row = Omit<CasePerson, 'since'> & { since: Date | null };

type Asked = { viewer: UserId; now: Date };

/**
 * People as a case shows them: what they did here so far. In the order asked for; who is gone is called so.
 * Reports of the viewer are not counted, at neither end.
 */
export async function casePeople(
  db: Db,
  ids: readonly UserId[],
  { viewer, now }: Asked,
): Promise<Map<UserId, CasePerson>> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<Row>`
    select u.id as user_id, coalesce(u.nickname, '탈퇴한 이웃') as nickname, coalesce(u.profile_url, '') as profile_url,
      u.signed_up_at as since,
      case when u.left_at is not null then 'LEFT' else coalesce((
        select s.kind from sanctions s
        where s.user_id = u.id and s.lifted_at is null and (s.until is null or s.until > ${now})
        order by array_position(array['BANNED', 'PAUSED', 'WARNED'], s.kind) limit 1), 'ACTIVE') end as standing,
      (select count(*)::int from sanctions s where s.user_id = u.id and s.kind = 'WARNED') as warnings,
      seats.*, said.*, sent.*, got.*
    from users u
    cross join lateral (
      select count(*) filter (where p.role = 'LEADER')::int as led,
        count(*) filter (where p.role = 'LEADER' and b.stage = 'COMPLETED')::int as led_completed,
        count(*) filter (where p.role = 'FOLLOWER')::int as joined,
        count(*) filter (where p.role = 'FOLLOWER' and b.stage = 'COMPLETED' and p.left_at is null)::int as joined_completed,
        count(*) filter (where p.no_show_at is not null)::int as no_shows
      from participants p join boards b on b.id = p.board_id where p.user_id = u.id
    ) seats
    cross join lateral (
      select count(*) filter (where p.user_id = u.id)::int as disputes_said,
        count(*) filter (where b.leader_id = u.id)::int as disputes_received
      from disputes d join participants p on p.id = d.participant_id join boards b on b.id = d.board_id
      where p.user_id = u.id or b.leader_id = u.id
    ) said
    cross join lateral (
      select count(*)::int as reports_sent, count(*) filter (where r.state = 'UPHELD')::int as reports_sent_right
      from reports r where r.reporter_id = u.id and r.target_user_id <> ${viewer}
    ) sent
    cross join lateral (
      select count(*)::int as reports_received, count(*) filter (where r.state = 'UPHELD')::int as reports_received_right
      from reports r where r.target_user_id = u.id and r.target_user_id <> ${viewer}
    ) got
    where u.id = any(${wanted}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.userId, { ...row, since: row.since?.toISOString() ?? null }]));
}
