import { DAY_MS, type Picture, QUEUES, type Queue, seoulDay, type Todo, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { countJobs } from '../jobs/failed-jobs';
import { flowOf } from './figures/read-flow';
import { countStuck } from './machines/stuck';
import { queuedFor } from './queued';
import { notOfOwnReport, selectAudit, wireAudit } from './read-audit';
import { oldestWaiting } from './read-oldest';

const DECISIONS = [
  'dispute.decide',
  'trouble.decide',
  'payout.end',
  'board.call-off',
  'sanction.give',
  'sanction.lift',
  'report.decide',
  'code.set',
  'code.locked',
  'code.reset',
];
const SPARK_DAYS = 14;

/** Everything that waits for a person, on one page. */
export async function readTodo({ db, now }: Deps, userId: UserId): Promise<Todo> {
  const at = now();
  const today = new Date(`${seoulDay(at)}T00:00:00+09:00`);
  return {
    queues: await countQueues(db, userId, at, today),
    oldest: await oldestWaiting(db, userId),
    decisions: (
      await selectAudit(
        db,
        sql`where a.what = any(${DECISIONS}::text[])
          and (a.what <> 'report.decide' or a.after ->> 'sanction' in ('PAUSED', 'BANNED'))
          and ${notOfOwnReport(userId)} order by a.id desc limit 5`,
      )
    ).map(wireAudit),
    held: await heldBoards(db),
    machines: await machineTroubles(db, at),
    flow: await flowOf(db, userId, at),
    me: await readMe(db, userId),
  };
}

type Counted = {
  queue: Queue;
  count: number;
  overdue: number;
  oldestAt: Date | null;
  today: number;
  doneToday: number;
};

async function countQueues(db: Db, viewer: UserId, now: Date, today: Date): Promise<Todo['queues']> {
  const { rows } = await sql<Counted>`
    select queue, count(*) filter (where ended_at is null)::int as count,
      count(*) filter (where ended_at is null and came_at < ${new Date(now.getTime() - DAY_MS)})::int as overdue,
      min(came_at) filter (where ended_at is null) as oldest_at,
      count(*) filter (where came_at >= ${today})::int as today,
      count(*) filter (where ended_at >= ${today})::int as done_today
    from (${queuedFor(viewer, today)}) q group by queue`.execute(db);
  const days = await sparklines(db, viewer, today);
  return QUEUES.map((queue) => {
    const found = rows.find((row) => row.queue === queue);
    const { count = 0, overdue = 0, oldestAt = null, doneToday = 0 } = found ?? {};
    return {
      queue,
      count,
      overdue,
      oldestAt: oldestAt?.toISOString() ?? null,
      today: found?.today ?? 0,
      doneToday,
      days: days.get(queue) ?? Array.from({ length: SPARK_DAYS }, () => 0),
    };
  });
}

async function sparklines(db: Db, viewer: UserId, today: Date): Promise<Map<Queue, number[]>> {
  const from = new Date(today.getTime() - (SPARK_DAYS - 1) * DAY_MS);
  const { rows } = await sql<{ queue: Queue; day: number; came: number }>`
    select queue, floor(extract(epoch from came_at - ${from}) / 86400)::int as day, count(*)::int as came
    from (${queuedFor(viewer, from)}) q where came_at >= ${from} group by 1, 2`.execute(db);
  const days = new Map<Queue, number[]>();
  for (const { queue, day, came } of rows) {
    const line = days.get(queue) ?? Array.from({ length: SPARK_DAYS }, () => 0);
    if (day < SPARK_DAYS) line[day] = came;
    days.set(queue, line);
  }
  return days;
}

async function heldBoards(db: Db): Promise<Todo['held']> {
  const rows = await db
    .selectFrom('boards')
    .select(['id', 'title', 'pictures', 'heldAt'])
    .where('heldAt', 'is not', null)
    .where('takenDownAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('heldAt')
    .limit(5)
    .execute();
  return rows.map(({ id, title, pictures, heldAt }) => ({
    boardId: id,
    title,
    imgUrl: (pictures as Picture[])[0]?.url ?? '',
    heldAt: heldAt!.toISOString(),
  }));
}

async function machineTroubles(db: Db, now: Date): Promise<number> {
  const { gaveUp, failing } = await countJobs(db, now);
  return gaveUp + failing + (await countStuck(db, now));
}

async function readMe(db: Db, userId: UserId): Promise<Todo['me']> {
  const { rows } = await sql<Todo['me']>`
    select coalesce(nickname, '운영자') as nickname, coalesce(profile_url, '') as profile_url,
      (select count(*)::int from users where operator_since is not null and left_at is null) as operators
    from users where id = ${userId}`.execute(db);
  return rows[0]!;
}
