import { daysFrom, seoulDay, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Db } from '../../db/schema';
import { DISTANCE, isWithinMetres } from '../lists/board-distance';
import { IS_LISTED, isShownTo, recruitsAt } from '../lists/board-filters';
import type { Candidate, ReaderTaste, Signal, SignalKind } from './board-picks-rules';

const CANDIDATES = 200;
/** How far back activity is read. Older activity has almost no weight anyway. */
const SIGNALS_PER_KIND = 40;
const SIMILAR_PEOPLE = 50;

/** Candidates within a radius, nearest first, each with its score from similar users (collaborative filtering). */
export async function readPickCandidates(db: Db, userId: UserId, radius: number, at: Date): Promise<Candidate[]> {
  const { rows } = await sql<Omit<Candidate, 'daysLeft'> & { deadline: string }>`${PREPARED}
    with choices as (
      select board_id from board_likes where user_id = ${userId}
      union
      select board_id from participants where user_id = ${userId} and role = 'FOLLOWER'
      order by board_id desc limit ${SIGNALS_PER_KIND}
    ), similar_people as materialized (
      select user_id, count(*) as common from (
        select l.user_id, l.board_id from board_likes l join choices using (board_id)
        union
        select p.user_id, p.board_id from participants p join choices using (board_id) where p.role = 'FOLLOWER'
      ) shared
      where user_id <> ${userId} group by user_id order by count(*) desc, user_id limit ${SIMILAR_PEOPLE}
    ), near as (
      select b.id, b.name, b.category_id, b.member_count - b.handing_on as member_count, b.total_user, b.like_count, b.deadline, b.leader_id,
        ${DISTANCE} as distance
      from users r join boards b on ${isWithinMetres(radius)}
      where r.id = ${userId} and ${IS_LISTED} and ${recruitsAt(at)} and ${isShownTo(userId)} and b.leader_id <> ${userId}
        and not exists (select from seated p where p.board_id = b.id and p.user_id = ${userId})
      order by distance, b.id
      limit ${CANDIDATES}
    )
    select near.id, near.name, near.category_id, near.distance, near.member_count, near.total_user, near.like_count,
      near.deadline, leader.manner_leader as leader_gauge,
      coalesce((
        select sum(s.common) from similar_people s
        where exists (select from board_likes l where l.board_id = near.id and l.user_id = s.user_id)
          or exists (select from participants p where p.board_id = near.id and p.user_id = s.user_id)
      ), 0)::float8 as neighbours
    from near join users leader on leader.id = near.leader_id
    order by near.distance, near.id`.execute(db);
  const today = seoulDay(at);
  return rows.map(({ deadline, ...row }) => ({ ...row, daysLeft: Math.max(0, daysFrom(today, deadline)) }));
}

/** The interest chosen at sign-up, and recent joins, likes and views. */
export async function readTaste(db: Db, userId: UserId, at: Date): Promise<ReaderTaste> {
  const { rows } = await sql<{
    kind: SignalKind;
    name: string;
    categoryId: number;
    at: Date;
    interest: number | null;
  }>`${PREPARED}
    select u.interest_category as interest, done.kind, b.name, b.category_id, done.at
    from users u
    left join lateral (
      (select 'joined' as kind, board_id, joined_at as at from participants
        where user_id = u.id and role = 'FOLLOWER' order by joined_at desc limit ${SIGNALS_PER_KIND})
      union all
      (select 'liked', board_id, created_at from board_likes
        where user_id = u.id order by created_at desc limit ${SIGNALS_PER_KIND})
      union all
      (select 'viewed', board_id, viewed_at from board_views
        where user_id = u.id order by viewed_at desc limit ${SIGNALS_PER_KIND})
    ) done on true
    left join boards b on b.id = done.board_id
    where u.id = ${userId}
    order by done.at desc, done.board_id desc, done.kind`.execute(db);
  const signals: Signal[] = rows
    .filter((row) => row.kind !== null)
    .map(({ kind, name, categoryId, at: done }) => ({
      kind,
      name,
      categoryId,
      daysAgo: daysFrom(seoulDay(done), seoulDay(at)),
    }));
  return { interestCategory: rows[0]?.interest ?? null, signals };
}
