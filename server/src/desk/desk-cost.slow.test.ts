import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake, openWithFollowers } from '../boards/test-boards';
import { type Person, type TestApp, testApp } from '../test-app';
import { type Query, sentQueries } from '../test-queries';

/** What the desk of somebody costs who leads ten purchases, without and with five hundred and a thousand that ended. `FIGURES=1` prints it. */
const OPEN = 10;
const ENDED = 500;
const PAGES_EACH = 40;

let t: TestApp;
let leader: Person;
beforeAll(async () => {
  t = await testApp();
  leader = await t.person();
  for (let nth = 0; nth < OPEN; nth++) await openWithFollowers(t, awake(t, leader), 3, { totalUser: 4 });
  await sql`update boards set stage = 'PURCHASED', purchased_at = now() where leader_id = ${leader.userId} and id % 2 = 0`.execute(
    t.db,
  );
});
afterAll(() => t.close());

type Cost = { pages: number; ms: number };

/** Pages fetched from tables and indexes, warm; and the time of planning apart. */
async function costOf({ text, values }: Query): Promise<Cost> {
  const explain = async () => {
    const { rows } = await t.database.pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    const [{ Plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'];
    return { pages: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'], ms };
  };
  await explain();
  const rounds = [];
  for (let nth = 0; nth < 9; nth++) rounds.push(await explain());
  return rounds.toSorted((a, b) => a.ms - b.ms)[4]!;
}

async function deskCosts(): Promise<Record<'tasks' | 'payable' | 'regulars', Cost>> {
  await sql`vacuum analyze boards, participants, disputes, ledger_entries, questions`.execute(t.db);
  const queries = await sentQueries(t, awake(t, leader), '/api/group-boards/desk');
  const find = (part: string) => queries.find(({ text }) => text.includes(part))!;
  return {
    tasks: await costOf(find('p.followers')),
    payable: await costOf(find('hand_overs')),
    regulars: await costOf(find('"regular_counts"')),
  };
}

async function endMore(): Promise<void> {
  await sql`
    with ended as (
      insert into boards (leader_id, name, quantity, title, total_user, price, deadline, category_id, location, latitude,
        longitude, pictures, stage, member_count, ended_at)
      select leader_id, name, quantity, title, total_user, price, deadline, category_id, location, latitude, longitude,
        pictures, 'COMPLETED', 1, now() - interval '60 days'
      from (select * from boards where leader_id = ${leader.userId} limit 1) b, generate_series(1, ${ENDED})
      returning id)
    insert into participants (board_id, user_id, role, joined_at) select id, ${leader.userId}, 'LEADER', now() from ended`.execute(
    t.db,
  );
}

test('ten open purchases stay within forty pages each, whatever ended before them', async () => {
  const none = await deskCosts();
  await endMore();
  const once = await deskCosts();
  await endMore();
  const twice = await deskCosts();
  if (process.env['FIGURES']) console.log({ none, once, twice });
  for (const { tasks } of [none, once, twice]) expect(tasks.pages).toBeLessThanOrEqual(OPEN * PAGES_EACH);
  expect(twice.tasks.pages).toBeLessThanOrEqual(once.tasks.pages + 1);
});
