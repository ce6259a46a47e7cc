import { readdirSync } from 'node:fs';
import path from 'node:path';
import { REVIEW_KEYWORDS } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dice } from '../eval/dice';
import { gaugeOf, type Scored } from '../reviews/gauge-rules';
import { readScored, type ScoredReview } from '../reviews/read-scored';
import { connect } from './connect';
import { migrate } from './migrate';
import type { Db } from './schema';
import { emptyDatabase, type TestDatabase } from './test-database';
import { transact } from './transaction';

const CLOSED = '0420_closed_reviews.sql';
const older = readdirSync(path.resolve(import.meta.dirname, '../../migrations')).filter((name) => name < CLOSED);
const NOW = new Date('2026-11-18T12:00:00.000Z');
const PEOPLE = 40;
const BOARDS = 120;

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await emptyDatabase();
  db = connect(database.url).db;
});
afterAll(async () => {
  await db.destroy();
  await database.close();
});

/** Finished purchases of four, the last of them completed yesterday; in some somebody paid nothing, in some nobody did. */
async function fillTown(): Promise<void> {
  const random = dice(7).next;
  const any = (below: number) => Math.floor(random() * below);
  const lines = [
    `insert into users (provider, provider_user_id, name, email, nickname, nickname_key, profile_url, signed_up_at)
       select 'kakao', n::text, '이웃', n || '@example.org', '이웃' || n, '이웃' || n, '/avatars/pink.webp', now()
       from generate_series(1, ${PEOPLE}) n`,
  ];
  let seat = 0;
  for (let board = 1; board <= BOARDS; board++) {
    const days = board === BOARDS ? 1 : 1 + any(700);
    const at = `timestamptz '${NOW.toISOString()}' - interval '${days} days'`;
    const first = any(PEOPLE);
    lines.push(`insert into boards (leader_id, name, quantity, title, total_user, price, deadline, category_id, location,
        latitude, longitude, pictures, stage, member_count, created_at, ended_at)
      values (${first + 1}, '감귤', '10kg', '감귤 10kg', 4, 10000, '2026-10-31', 1, '제주시', 33.45, 126.57, '[]',
        'COMPLETED', 4, ${at}, ${at})`);
    const isFree = any(6) === 0;
    for (let nth = 0; nth < 4; nth++) {
      const paid = nth > 0 && !isFree && any(8) > 0;
      lines.push(`insert into participants (board_id, user_id, role, joined_at, paid_at) values (${board},
        ${((first + nth) % PEOPLE) + 1}, '${nth === 0 ? 'LEADER' : 'FOLLOWER'}', ${at}, ${paid || nth === 0 ? at : 'null'})`);
      if (paid)
        lines.push(`insert into orders (merchant_uid, board_id, participant_id, amount, status, imp_uid, created_at, paid_at)
          values ('m${board}-${nth}', ${board}, ${seat + nth + 1}, 2500, 'PAID', 'i${board}-${nth}', ${at}, ${at})`);
    }
    for (let from = 0; from < 4; from++)
      for (let to = 0; to < 4; to++) {
        if (from === to || any(3) === 0) continue;
        const keywords = REVIEW_KEYWORDS.filter(() => any(3) === 0).map((keyword) => `'${keyword}'`);
        lines.push(`insert into reviews (board_id, writer_id, target_id, target_user_id, target_role, star, keywords, created_at)
          values (${board}, ${seat + from + 1}, ${seat + to + 1}, ${((first + to) % PEOPLE) + 1},
            '${to === 0 ? 'LEADER' : 'FOLLOWER'}', ${(1 + any(10)) / 2}, array[${keywords.join()}]::text[],
            ${at} + interval '${any(600)} minutes')`);
      }
    seat += 4;
  }
  await database.pool.query(lines.join(';\n'));
}

/** As the release before counted: the newest of a writer in rooms in which anybody paid. */
const COUNTED_BEFORE = `
  select r.target_user_id, r.target_role, r.star::float, r.keywords, r.created_at,
    paid and row_number() over (
      partition by r.target_user_id, r.target_role, w.user_id, paid order by r.created_at desc, r.id desc) = 1 as weighs
  from reviews r join participants w on w.id = r.writer_id,
    lateral (select exists (select from orders o where o.board_id = r.board_id and o.paid_at is not null) as paid) money
  order by r.id`;

type Row = Pick<ScoredReview, 'targetRole'> & Scored & { targetUserId: number };

function gaugesOf(rows: readonly Row[]): Map<string, number> {
  const about = new Map<string, Row[]>();
  for (const row of rows) {
    const who = `${row.targetUserId} ${row.targetRole}`;
    about.set(who, [...(about.get(who) ?? []), row]);
  }
  return new Map([...about].map(([who, reviews]) => [who, gaugeOf(reviews, NOW)]));
}

test('gauges are what they were, but where a writer or a target had not paid; what is there is open and blind', async () => {
  await migrate(database.url, { only: new Set(older) });
  await fillTown();
  const { rows } = await database.pool.query(COUNTED_BEFORE);
  const weighed = rows.filter(({ weighs }) => weighs);
  const before: Row[] = weighed.map((row) => ({
    targetUserId: Number(row.target_user_id),
    targetRole: row.target_role,
    star: row.star,
    keywords: row.keywords,
    createdAt: row.created_at,
  }));
  await migrate(database.url);
  const after = await transact(db, (tx) => readScored(tx, null));
  expect(after.length).toBeGreaterThan(0);

  const { rows: unpaid } = await database.pool.query(`
    select distinct r.target_user_id || ' ' || r.target_role as who from reviews r
    where exists (select from participants p where p.id in (r.writer_id, r.target_id) and p.role = 'FOLLOWER'
      and not exists (select from orders o where o.participant_id = p.id and o.paid_at is not null))`);
  const touched = new Set(unpaid.map(({ who }) => who));
  const [then, now] = [gaugesOf(before), gaugesOf(after)];
  const others = [...then.keys()].filter((who) => !touched.has(who));
  expect(others.length).toBeGreaterThan(0);
  for (const who of others) expect([who, now.get(who)]).toEqual([who, then.get(who)]);
  expect([...touched].some((who) => now.get(who) !== then.get(who))).toBe(true);

  const state = await database.pool.query(
    'select count(*)::int as n from reviews where opened_at is null or not blind or opened_at < created_at',
  );
  expect(state.rows).toEqual([{ n: 0 }]);
  // The room of yesterday, too: what is written there now opens at once.
  const evenings = await database.pool.query('select count(*)::int as n from boards where reviews_open_at is not null');
  expect(evenings.rows).toEqual([{ n: 0 }]);
});
