import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../db/transaction';
import { gaugeOf } from '../reviews/gauge-rules';
import { readScored } from '../reviews/read-scored';
import { type TestApp, testApp } from '../test-app';
import { NEIGHBOURHOODS } from './demo-data';
import { fillDemo } from './fill-demo';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { DEMO: 'on' } });
  await Promise.all([fillDemo(t.db, t.clock.now, t.deps.log), fillDemo(t.db, t.clock.now, t.deps.log)]);
});
afterAll(() => t.close());

const one = async (query: string) => (await t.database.pool.query(query)).rows[0];
const as = async (userId: UserId) => ({ userId, nickname: '', email: '', token: t.deps.tokens.issue(userId) });

test('is lively: people, products, and group purchases in every stage, once', async () => {
  const people = await one('select count(*)::int as n from users where demo');
  const products = await one('select count(*)::int as n, count(distinct category_id)::int as c from products');
  const boards = await one('select count(*)::int as n, count(distinct stage)::int as s from boards');
  expect(people.n).toBeGreaterThanOrEqual(60);
  expect(products.n).toBeGreaterThanOrEqual(480);
  expect(products.c).toBe(4);
  expect(boards.n).toBeGreaterThanOrEqual(120);
  expect(boards.s).toBe(6);
});

test('every figure agrees with the rows behind it', async () => {
  const wrong = await t.database.pool.query(`
    select b.id from boards b
    where b.member_count <> (select count(*) from participants p where p.board_id = b.id)
       or b.like_count <> (select count(*) from board_likes l where l.board_id = b.id)
       or (b.stage in ('RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED')) <> (b.member_count = b.total_user)
       or (b.stage in ('RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED') and (b.stage = 'RECRUITED') <> exists (
            select from participants p where p.board_id = b.id and p.paid_at is null))
       or exists (select from messages m where m.room_id = b.id group by m.room_id
            having max(seq) <> count(*) or max(seq) <> (select last_seq from chat_rooms r where r.id = b.id))`);
  expect(wrong.rows).toEqual([]);
  expect(await one('select coalesce(sum(amount), 0)::int as n from ledger_entries')).toEqual({ n: 0 });
});

test('of some one may take several shares, and what was bought for less has its receipt', async () => {
  expect((await one('select count(*)::int as n from boards where max_seats > 1')).n).toBeGreaterThan(0);
  expect((await one('select count(*)::int as n from receipts')).n).toBeGreaterThan(0);
  const { rows } = await t.database.pool.query(`
    select b.id from boards b join receipts r on r.board_id = b.id
    where b.spent <> r.spent or b.stage <> 'PURCHASED' or (b.price - r.spent) / b.total_user * (b.total_user - 1) <> (
      select sum(f.amount) from refunds f where f.board_id = b.id and f.reason = 'TRUE_UP')`);
  expect(rows).toEqual([]);
});

test('who says that the goods were soft when they came home was handed them before', async () => {
  const { rows } = await t.database.pool.query(`
    select p.handed_at < d.created_at as before from disputes d join participants p on p.id = d.participant_id`);
  expect(rows).toEqual([{ before: true }]);
});

test('nothing lies in the future, and sending times only grow', async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from messages m
    where sent_at > ${t.clock.now} or exists (
      select from messages e where e.room_id = m.room_id and e.seq < m.seq and e.sent_at >= m.sent_at)`.execute(t.db);
  expect(rows[0]).toEqual({ n: 0 });
});

test('every neighbour has an inbox that fits the rooms: newest first, the newest unread, nothing left to push', async () => {
  const { rows } = await sql<{ id: UserId }>`select id from users where demo and operator_since is null`.execute(t.db);
  let entries = 0;
  for (const { id } of rows) {
    const { body } = await t.call(await as(id), 'GET', '/api/notifications');
    entries += body.length;
    expect(body.length).toBeGreaterThan(1);
    expect(body.map(({ read }: { read: boolean }) => read)).toEqual(body.map((_: unknown, nth: number) => nth >= 2));
    const instants = body.map(({ createAt }: { createAt: string }) => createAt);
    expect(instants).toEqual(instants.toSorted().toReversed());
  }
  expect(entries / rows.length).toBeGreaterThan(8);
  const { rows: wrong } = await sql`
    select n.id from notifications n
    where pushed_at is null or created_at > ${t.clock.now}
      or (kind <> 'LIKED_CLOSING') <> exists (
        select from participants p where p.board_id = n.board_id and p.user_id = n.user_id)`.execute(t.db);
  expect(wrong).toEqual([]);
});

test('gauges are what the reviews say', async () => {
  const reviews = await transact(t.db, (tx) => readScored(tx, null));
  const people = await t.db.selectFrom('users').select(['id', 'mannerLeader']).execute();
  for (const { id, mannerLeader } of people) {
    const about = reviews.filter((review) => review.targetUserId === id && review.targetRole === 'LEADER');
    expect(mannerLeader).toBe(gaugeOf(about, t.clock.now));
  }
});

test('reviews of the last days are open where both wrote, and wait where one did', async () => {
  const { rows } = await sql<{ isClosed: boolean; isPair: boolean; isEvening: boolean; isTold: boolean }>`
    select r.opened_at is null as is_closed, b.reviews_open_at <= ${t.clock.now} as is_evening,
      exists (select from reviews o where o.writer_id = r.target_id and o.target_id = r.writer_id) as is_pair,
      exists (select from notifications n where n.user_id = r.target_user_id and n.board_id = r.board_id
        and n.kind = 'REVIEW_WAITING') as is_told
    from reviews r join boards b on b.id = r.board_id`.execute(t.db);
  expect(rows.filter(({ isClosed }) => isClosed).length).toBeGreaterThan(NEIGHBOURHOODS.length);
  for (const { isClosed, isPair, isEvening, isTold } of rows) {
    expect(isClosed).toBe(!isPair && !isEvening);
    if (isClosed) expect(isTold).toBe(true);
  }
});

test.each(NEIGHBOURHOODS.map(({ name, key }) => [name, key]))('somebody in %s sees a lively home', async (_, key) => {
  const { id } = await one(`select id::int from users where demo and provider_user_id = '${key}-0'`);
  const person = await as(id);
  const list = (await t.call(person, 'GET', '/api/group-boards')).body;
  const recruiting = list.filter((board: { boardStatus: string }) =>
    ['OPEN', 'CLOSING_SOON'].includes(board.boardStatus),
  );
  expect(recruiting.length).toBeGreaterThanOrEqual(8);
  expect((await t.call(person, 'GET', '/api/group-boards/recommend')).body.length).toBeGreaterThan(3);
  expect((await t.call(person, 'GET', '/api/chat/rooms')).body.length).toBeGreaterThan(0);
});

test.each(NEIGHBOURHOODS.map(({ name, key }) => [name, key]))(
  'in %s some rooms are over and left the list',
  async (_, key) => {
    const { rows } = await sql<{ id: UserId }>`select id from users where provider_user_id like ${`${key}-%`}`.execute(
      t.db,
    );
    const stages = new Set<string>();
    for (const { id } of rows) {
      const [over, others] = await Promise.all(
        ['true', 'false'].map(
          async (asked) => (await t.call(await as(id), 'GET', `/api/chat/rooms?over=${asked}`)).body,
        ),
      );
      for (const { stage } of over) stages.add(stage);
      if (key === 'seongsu' && id === Math.min(...rows.map((row) => row.id)))
        expect([over, others]).not.toContainEqual([]);
    }
    expect([...stages].sort()).toEqual(['CANCELLED', 'COMPLETED']);
  },
);

test('leaders have money that can be asked for, and money that has arrived; it adds up', async () => {
  const { rows } = await sql<{ id: UserId }>`
    select distinct leader_id as id from boards where stage = 'COMPLETED'`.execute(t.db);
  let [ready, arrived] = [0, 0];
  for (const { id } of rows) {
    const { body } = await t.call(await as(id), 'GET', '/api/payouts');
    expect(body.account?.bank).toBe('004');
    ready += body.available > 1000 ? 1 : 0;
    arrived += body.sent;
  }
  expect(ready).toBeGreaterThan(0);
  expect(arrived).toBeGreaterThan(0);
  const asked = rows[0]!.id;
  const { body: before } = await t.call(await as(asked), 'GET', '/api/payouts');
  if (before.available >= 1000) expect((await t.call(await as(asked), 'POST', '/api/payouts')).status).toBe(200);
});
