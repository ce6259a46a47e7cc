import { DAY_MS, HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdraw } from '../../accounts/withdraw';
import { carryOutBan } from '../../safety/carry-out-ban';
import { reportAs } from '../../safety/test-safety';
import { type Person, type TestApp, testApp } from '../../test-app';
import { findClocks, runClocks } from '../../test-clocks';
import { awake, openBoard } from '../test-boards';
import { ask, joinWishAs, leaveWishAs, miscounted, notifiedOf, peopleIn, wishOf, wishRow } from './test-wishes';

let t: TestApp;
const start = new Date('2026-11-15T03:00:00.000Z');
beforeAll(async () => {
  t = await testApp({ now: start });
});
afterAll(() => t.close());

async function tick(at: Date): Promise<void> {
  t.clock.now = at;
  await t.runJobs();
}
const day = (days: number, hours = 0) => new Date(start.getTime() + days * DAY_MS + hours * HOUR_MS);

test('everybody in it is asked the day before, once; unanswered it ends', async () => {
  try {
    const { id, people } = await wishOf(t, '쌀', 1);
    const path = `/gonggu/wish/${id}`;
    await tick(day(20, 8));
    expect(await notifiedOf(t, 'WISH_ENDING', path)).toEqual([]);
    await tick(day(20, 9));
    await tick(day(20, 10));
    expect(await notifiedOf(t, 'WISH_ENDING', path)).toEqual(people.map(({ userId }) => userId));
    await tick(day(21, 9));
    expect(await wishRow(t, id)).toMatchObject({ endedWhy: 'CLOCK' });
    const own = await t.call(awake(t, people[0]!), 'GET', '/api/wishes/mine');
    expect(own.body).toMatchObject([{ id, state: 'ENDED', boardId: null, keepable: false }]);
    t.clock.now = day(29);
    expect((await t.call(awake(t, people[0]!), 'GET', '/api/wishes/mine')).body).toEqual([]);
  } finally {
    t.clock.now = start;
  }
});

test('whoever goes on is asked again at the next end; what was opened ends unasked', async () => {
  try {
    const { id, people } = await wishOf(t, '감귤', 0);
    const opened = await wishOf(t, '딸기', 0);
    await openBoard(t, await t.person(), { name: '딸기', wishId: opened.id, deadline: '2026-12-31' });
    await tick(day(20, 9));
    expect(await notifiedOf(t, 'WISH_ENDING', `/gonggu/wish/${opened.id}`)).toEqual([]);
    await t.call(awake(t, people[0]!), 'POST', `/api/wishes/${id}/keep`);
    await tick(day(21, 9));
    expect(await wishRow(t, id)).toMatchObject({ endedAt: null, kept: 1 });
    expect(await wishRow(t, opened.id)).toMatchObject({ endedWhy: 'CLOCK' });
    await tick(day(41, 9));
    expect(await notifiedOf(t, 'WISH_ENDING', `/gonggu/wish/${id}`)).toHaveLength(2);
  } finally {
    t.clock.now = start;
  }
});

test('a purchase that is called off or deleted on the last day gives its wish back: everybody is asked before it ends', async () => {
  try {
    const [off, gone] = [await wishOf(t, '고구마', 0), await wishOf(t, '옥수수', 0)];
    const leader = await t.person();
    const boards: [string, number][] = [
      ['POST', await openBoard(t, leader, { name: '고구마', wishId: off.id, deadline: '2026-12-31' })],
      ['DELETE', await openBoard(t, awake(t, leader), { name: '옥수수', wishId: gone.id, deadline: '2026-12-31' })],
    ];
    await tick(day(20, 9));
    t.clock.now = day(20, 9.5);
    for (const [method, id] of boards) {
      const path = `/api/group-boards/${id}${method === 'POST' ? '/cancel' : ''}`;
      expect((await t.call(awake(t, leader), method as 'POST', path)).status).toBe(200);
    }
    await t.runJobs();
    for (const { id } of [off, gone]) expect(await notifiedOf(t, 'WISH_ENDING', `/gonggu/wish/${id}`)).toHaveLength(1);
    await tick(day(21, 9));
    for (const { id } of [off, gone]) expect(await wishRow(t, id)).toMatchObject({ endedWhy: 'CLOCK' });
  } finally {
    t.clock.now = start;
  }
});

test('its job is lost, as from a backup: found, asked once, and ended', async () => {
  try {
    const { id } = await wishOf(t, '대파', 0);
    for (const at of [day(20, 9), day(20, 10), day(21, 9)]) {
      t.clock.now = at;
      await findClocks(t.deps);
      await runClocks(t.deps);
    }
    expect(await notifiedOf(t, 'WISH_ENDING', `/gonggu/wish/${id}`)).toHaveLength(1);
    expect(await wishRow(t, id)).toMatchObject({ endedWhy: 'CLOCK' });
  } finally {
    t.clock.now = start;
  }
});

test('two nodes’ clocks, somebody who joins and one who goes on, at once: asked once, counted right', async () => {
  try {
    const { id, people } = await wishOf(t, '배추', 1);
    const joiner = await t.person();
    t.clock.now = day(20, 9);
    await Promise.all([t.runJobs(), t.runJobs(), joinWishAs(t, joiner, id)]);
    for (const person of people)
      expect(
        (await notifiedOf(t, 'WISH_ENDING', `/gonggu/wish/${id}`)).filter((each) => each === person.userId),
      ).toHaveLength(1);
    t.clock.now = day(21, 9);
    const late = await t.person();
    const [, answer] = await Promise.all([t.runJobs(), joinWishAs(t, late, id)]);
    expect(answer.body.code).toBe('WISH_NOT_FOUND');
    expect(await wishRow(t, id)).toMatchObject({ endedWhy: 'CLOCK', people: 3 });
    expect(await miscounted(t)).toEqual([]);
  } finally {
    t.clock.now = start;
  }
});

test('a month after its end it is gone, and a right when its hour is over', async () => {
  try {
    const { id, people } = await wishOf(t, '마늘', 0);
    const other = await wishOf(t, '양파', 1);
    const boardId = await openBoard(t, await t.person(), { name: '양파', wishId: other.id });
    const rights = () => t.db.selectFrom('firstRights').selectAll().where('boardId', '=', boardId).execute();
    await leaveWishAs(t, people[0]!, id);
    const clear = async (at: Date) => {
      t.clock.now = at;
      await t.deps.jobs.add(t.db, 'wishes.clear', {});
      await t.runJobs();
    };
    await clear(day(1));
    expect(await rights()).toHaveLength(2);
    await clear(day(2));
    expect(await rights()).toEqual([]);
    await clear(day(29));
    expect(await wishRow(t, id)).toMatchObject({ endedWhy: 'EMPTY' });
    await clear(day(31));
    await expect(wishRow(t, id)).rejects.toThrow();
  } finally {
    t.clock.now = start;
  }
});

test('who leaves for good is out of every wish; what they asked passes to who joined next, else it is gone', async () => {
  const leaving = await t.person();
  const [asked, alone, joined] = [
    (await ask(t, leaving, '당근')).body.id,
    (await ask(t, leaving, '오이')).body.id,
    (await wishOf(t, '호박', 0)).id,
  ];
  const [second, third] = [await t.person(), await t.person()];
  for (const person of [second, third]) await joinWishAs(t, person, asked);
  await joinWishAs(t, leaving, joined);
  const racer = await t.person();
  await Promise.all([withdraw(t.deps, leaving.userId, {}), joinWishAs(t, racer, asked)]);
  expect(await wishRow(t, asked)).toMatchObject({ askerId: second.userId, people: 3 });
  await expect(wishRow(t, alone)).rejects.toThrow();
  expect(await peopleIn(t, joined)).not.toContain(leaving.userId);
  expect(await miscounted(t)).toEqual([]);
});

test('one who leaves for good while joining is in nothing afterwards', async () => {
  for (let round = 0; round < 4; round++) {
    const person = await t.person();
    const { id } = await wishOf(t, '버섯', 0);
    await Promise.all([joinWishAs(t, person, id), withdraw(t.deps, person.userId, {})]);
    expect(await peopleIn(t, id)).not.toContain(person.userId);
    expect(await miscounted(t)).toEqual([]);
  }
});

test('a ban takes out of every wish', async () => {
  const banned = await t.person();
  const { id } = await wishOf(t, '상추', 1, banned);
  await carryOutBan(t.deps, banned.userId);
  expect(await wishRow(t, id)).toMatchObject({ people: 1 });
  expect((await wishRow(t, id)).askerId).not.toBe(banned.userId);
});

test('three witnesses end it, for all; a fourth finds nothing', async () => {
  const { id, people } = await wishOf(t, '고추', 0);
  t.clock.now = day(0, 0);
  const witnesses: Person[] = [];
  for (let i = 0; i < 4; i++) witnesses.push(await t.person());
  await t.db
    .updateTable('users')
    .set({ signedUpAt: day(-30) })
    .execute();
  expect((await reportAs(t, people[0]!, 'WISH', id)).body.code).toBe('SELF_REPORT');
  for (const person of witnesses.slice(0, 2))
    expect((await reportAs(t, person, 'WISH', id, { block: true })).status).toBe(200);
  // Nobody learns by a block who asked.
  expect(await t.db.selectFrom('blocks').selectAll().where('blockedId', '=', people[0]!.userId).execute()).toEqual([]);
  expect((await t.call(witnesses[0]!, 'GET', '/api/wishes?like=고추')).body).toEqual([]);
  expect((await t.call(witnesses[3]!, 'GET', `/api/wishes/${id}`)).status).toBe(200);
  expect((await reportAs(t, witnesses[2]!, 'WISH', id)).status).toBe(200);
  expect(await wishRow(t, id)).toMatchObject({ endedWhy: 'HIDDEN' });
  for (const reader of [null, people[0]!, witnesses[3]!])
    expect((await t.call(reader, 'GET', `/api/wishes/${id}`)).body.code).toBe('WISH_NOT_FOUND');
  expect((await t.call(people[0]!, 'GET', '/api/wishes/mine')).body).toEqual([]);
  expect((await reportAs(t, witnesses[3]!, 'WISH', id)).body.code).toBe('WISH_NOT_FOUND');
});
