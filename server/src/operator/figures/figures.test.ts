import { HOUR_MS, seoulDay } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake, openBoard } from '../../boards/test-boards';
import { wishOf } from '../../boards/wishes/test-wishes';
import { cancelWithRefunds } from '../../payments/refunds/cancel-with-refunds';
import { roomIn, type TestRoom } from '../../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../../test-app';
import { operatorPerson } from '../test-operator';
import { keepFigures } from './keep-figures';

let t: TestApp;
let operator: Person;
const rooms: Record<string, TestRoom> = {};
const START = new Date('2026-11-15T03:00:00.000Z');
const day = (nth: number) => seoulDay(new Date(START.getTime() + nth * 24 * HOUR_MS));

/** Three days with something on each; the fourth is when they are counted. */
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  operator = await operatorPerson(t);
  rooms['completed'] = await roomIn(t, 'COMPLETED');
  rooms['paying'] = await roomIn(t, 'PAYING');
  t.clock.now = new Date(START.getTime() + 24 * HOUR_MS);
  rooms['purchased'] = await roomIn(t, 'PURCHASED');
  rooms['open'] = await roomIn(t, 'RECRUITING');
  const said = { kind: 'DAMAGED', text: '터졌어요' };
  const { followers, id } = rooms['purchased'];
  await t.call(awake(t, followers[0]!), 'POST', `/api/chat/rooms/${id}/disputes`, said);
  // 23:30 in Seoul and 00:30: two days.
  t.clock.now = new Date('2026-11-16T14:30:00.000Z');
  await openBoard(t, await t.person());
  t.clock.now = new Date('2026-11-16T15:30:00.000Z');
  await openBoard(t, await t.person());
  const { id: wish } = await wishOf(t, '감귤', 2);
  await wishOf(t, '배추', 0);
  await openBoard(t, awake(t, await t.person()), { name: '감귤', wishId: wish });
  const { leader, id: paying } = rooms['paying'];
  await cancelWithRefunds(t.deps, leader.userId, paying);
  await t.runJobs();
  t.clock.now = new Date(START.getTime() + 3 * 24 * HOUR_MS);
  await keepFigures(t.deps);
});
afterAll(() => t.close());

const figures = async (from: string, to: string) => {
  const { body } = await t.call(awake(t, operator), 'GET', `/api/operator/figures?from=${from}&to=${to}`);
  return body;
};

/** The same sums, of the rows themselves. */
async function rawOn(nth: number) {
  const on = sql`= ${day(nth)}::date`;
  const inSeoul = (at: string) => sql`(${sql.raw(at)} at time zone 'Asia/Seoul')::date ${on}`;
  const count = async (from: ReturnType<typeof sql>) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${from}`.execute(t.db)).rows[0]!.n;
  const { rows } = await sql<{ held: number; refunded: number }>`
    select coalesce((select sum(e.amount) from ledger_sets s join ledger_entries e on e.set_id = s.id and e.account = 'HOLDING'
        where (s.at at time zone 'Asia/Seoul')::date <= ${day(nth)}::date), 0)::float8 as held,
      coalesce((select sum(amount) from refunds where ${inSeoul('done_at')}), 0)::float8 as refunded`.execute(t.db);
  return {
    opened: await count(sql`boards where ${inSeoul('created_at')}`),
    paid: await count(sql`ledger_sets where kind = 'PAYMENT' and ${inSeoul('at')}`),
    completed: await count(sql`boards where stage = 'COMPLETED' and ${inSeoul('ended_at')}`),
    cancelled: await count(sql`boards where stage = 'CANCELLED' and ${inSeoul('ended_at')}`),
    disputes: await count(sql`disputes where ${inSeoul('created_at')}`),
    refunds: await count(sql`refunds where ${inSeoul('done_at')}`),
    ...rows[0]!,
  };
}

test('each day says what its rows say', async () => {
  const { days } = await figures(day(0), day(2));
  const raw = [await rawOn(0), await rawOn(1), await rawOn(2)];
  expect(days).toMatchObject(raw);
  // And they are not all nothing.
  expect(raw).toMatchObject([
    { opened: 2, paid: 4, completed: 1, held: 2 * rooms['paying']!.share },
    { opened: 3, disputes: 1, paid: 2 },
    { opened: 2, cancelled: 1, refunds: 2, held: 2 * rooms['purchased']!.share },
  ]);
});

test('counted again, late facts count and nothing counts twice', async () => {
  const before = await figures(day(0), day(2));
  await keepFigures(t.deps);
  expect(await figures(day(0), day(2))).toEqual(before);
  const { followers, id } = rooms['purchased']!;
  const now = t.clock.now;
  t.clock.now = new Date(START.getTime() + 2 * 24 * HOUR_MS);
  const wrong = { kind: 'SHORT', text: '모자라요' };
  await t.call(awake(t, followers[1]!), 'POST', `/api/chat/rooms/${id}/disputes`, wrong);
  t.clock.now = now;
  await keepFigures(t.deps);
  expect((await figures(day(2), day(2))).days[0].disputes).toBe(before.days[2].disputes + 1);
});

test('a place with fewer than five neighbours is not shown', async () => {
  const places = async () => (await figures(day(0), day(2))).places.map(({ place }: { place: string }) => place);
  expect(await places()).toEqual(['제주특별자치도 제주시']);
  await t.db.updateTable('users').set({ address: null }).execute();
  const four = await t.db.selectFrom('users').select('id').limit(4).execute();
  const ids = four.map(({ id }) => id);
  await t.db.updateTable('users').set({ address: '제주특별자치도 제주시 첨단로' }).where('id', 'in', ids).execute();
  await keepFigures(t.deps);
  expect(await places()).toEqual([]);
});

test('today is not counted before it is over', async () => {
  const { days } = await figures(day(3), day(3));
  expect(days[0].opened).toBe(0);
});

test('who signs up, moves and leaves is counted once, whenever it is added up', async () => {
  const counted = async () => {
    await keepFigures(t.deps);
    const kept = await sql`select place, people from place_counts where people <> 0 order by place`.execute(t.db);
    const { rows } = await sql`
      select place_of(address) as place, count(*)::int as people from users
      where signed_up_at is not null and left_at is null group by 1 order by 1`.execute(t.db);
    expect(kept.rows).toEqual(rows);
    return rows;
  };
  const before = await counted();
  const [moves, leaves] = [await t.person(), await t.person()];
  const is = (person: Person, changes: object) =>
    t.db.updateTable('users').set(changes).where('id', '=', person.userId).execute();
  await is(moves, { address: '서울특별시 성동구 왕십리로' });
  await is(leaves, { address: '서울특별시 성동구 성수이로' });
  expect(await counted()).not.toEqual(before);
  await is(moves, { address: '부산광역시 수영구 광안로' });
  await is(leaves, { address: '서울특별시 성동구 뚝섬로' });
  await is(leaves, { leftAt: t.clock.now });
  const rows = await counted();
  // Counted from nothing, with changes that wait: they are in the count already.
  await is(moves, { address: '서울특별시 성동구 왕십리로' });
  await is(moves, { address: '부산광역시 수영구 광안로' });
  await sql`delete from place_counts`.execute(t.db);
  expect(await counted()).toEqual(rows);
});

test('what neighbours look for: asked, gathered, opened and filled', async () => {
  const { days } = await figures(day(1), day(2));
  const nothing = { wishesAsked: 0, wishesGathered: 0, wishesOpened: 0, wishesFilled: 0 };
  expect(days).toMatchObject([nothing, { ...nothing, wishesAsked: 2, wishesGathered: 1, wishesOpened: 1 }]);
});
