import { DAY_MS, type Desk, HOUR_MS, type Task } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRegular, countRegulars } from '../boards/finding/regulars';
import { awake, join, openBoard, openWithFollowers } from '../boards/test-boards';
import { fullRoom, payShareOf, roomIn, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { sentQueries } from '../test-queries';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const deskOf = async (person: Person): Promise<Desk> =>
  (await t.call(awake(t, person), 'GET', '/api/group-boards/desk')).body;
const tasks = async (person: Person) => (await deskOf(person)).tasks;
const words = ({ kind, n, of }: Task) => [kind, n, of && `/${of}`].filter((word) => word !== null).join(' ');
const kinds = async (person: Person) => (await tasks(person)).map(words);
const later = (ms: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + ms);
};
const call = (person: Person, method: 'POST' | 'PUT' | 'PATCH', room: TestRoom, path: string, body?: object) =>
  t.call(awake(t, person), method, `/api/chat/rooms/${room.id}/${path}`, body);

test('from the first seat to the last: what waits for the leader, and for nobody else', async () => {
  const leader = await t.person();
  const boardId = await openBoard(t, leader, { totalUser: 3, price: 10_000 });
  const room: TestRoom = { id: boardId, leader, followers: [], share: 3333 };
  const ask = async () => {
    const asker = await t.person();
    await t.call(asker, 'POST', `/api/group-boards/${boardId}/questions`, { text: '껍질이 얇은가요?' });
    return asker;
  };
  expect(await kinds(leader)).toEqual([]);
  await ask();
  expect(await tasks(leader)).toEqual([
    {
      kind: 'QUESTION',
      boardId,
      title: '제주 감귤 10kg',
      image: expect.stringMatching(/^\/media\//),
      by: null,
      n: 1,
      of: null,
      path: `/gonggu/list/${boardId}?ask`,
    },
  ]);
  const { waiting } = (await t.call(leader, 'GET', `/api/group-boards/${boardId}/questions`)).body;
  await t.call(leader, 'PUT', `/api/group-boards/${boardId}/questions/${waiting[0].id}/answer`, { text: '네, 얇아요' });
  expect(await kinds(leader)).toEqual([]);

  later(5 * DAY_MS);
  expect(await kinds(leader)).toEqual(['FILL 2']);
  later(3 * DAY_MS);
  expect(await kinds(leader)).toEqual(['EXTEND']);
  const [{ by }] = (await tasks(leader)) as [Task];
  await t.db.updateTable('boards').set({ deadline: '2026-12-20' }).where('id', '=', boardId).execute();
  expect(Date.parse(by!)).toBeGreaterThan(t.clock.now.getTime());

  for (let nth = 0; nth < 2; nth++) {
    const follower = await t.person();
    await join(t, follower, boardId);
    room.followers.push(follower);
  }
  expect(await kinds(leader)).toEqual(['UNPAID 2']);
  expect(await kinds(room.followers[0]!)).toEqual([]);
  await payShareOf(t, { ...room, leader: awake(t, leader) }, awake(t, room.followers[0]!));
  expect(await kinds(leader)).toEqual(['UNPAID 1']);
  await payShareOf(t, room, awake(t, room.followers[1]!));
  expect(await kinds(leader)).toEqual(['BUY']);
  await call(leader, 'PATCH', room, 'purchase-complete');
  expect(await kinds(leader)).toEqual(['MEET 2']);
  const startsAt = new Date(t.clock.now.getTime() + 30 * HOUR_MS).toISOString();
  await call(leader, 'PUT', room, 'appointment', { startsAt });
  expect(await kinds(leader)).toEqual([]);
  t.clock.now = new Date(startsAt);
  expect(await kinds(leader)).toEqual(['HAND 0 /2']);
  await call(room.followers[0]!, 'POST', room, 'trade-complete');
  expect(await kinds(leader)).toEqual(['HAND 1 /2']);
  const problem = { kind: 'DAMAGED', text: '상했어요', wanted: 100 };
  await call(room.followers[0]!, 'POST', room, 'disputes', problem);
  expect(await kinds(leader)).toEqual(['HAND 1 /2', 'ANSWER']);
  await call(room.followers[1]!, 'POST', room, 'trade-complete');
  expect(await kinds(leader)).toEqual(['ANSWER']);
});

test('a problem told after the end is still to be answered; without one an ended purchase asks for nothing', async () => {
  const leader = await t.person();
  const [told] = [await roomIn(t, 'COMPLETED', leader), await roomIn(t, 'COMPLETED', leader)];
  expect(await kinds(leader)).toEqual([]);
  await call(told.followers[0]!, 'POST', told, 'disputes', { kind: 'SHORT', text: '모자라요', wanted: 100 });
  expect(await kinds(leader)).toEqual(['ANSWER']);
  expect((await tasks(leader))[0]).toMatchObject({ boardId: told.id, path: `/chat/${told.id}/dispute` });
});

test('a vacancy, polls, and several purchases in the order in which they press', async () => {
  const leader = await t.person();
  const buying = await roomIn(t, 'PAYING', leader);
  const vacant = await fullRoom(t, { ledBy: leader });
  const until = new Date(t.clock.now.getTime() + HOUR_MS);
  await t.db
    .updateTable('participants')
    .set({ leftAt: t.clock.now, leftWhy: 'UNPAID' })
    .where('boardId', '=', vacant.id)
    .where('userId', '=', vacant.followers[0]!.userId)
    .execute();
  await t.db
    .updateTable('boards')
    .set({ memberCount: 2, vacantUntil: until, vacantAt: t.clock.now })
    .where('id', '=', vacant.id)
    .execute();
  expect((await tasks(leader)).map(({ kind, boardId }) => [kind, boardId])).toEqual([
    ['VACANCY', vacant.id],
    ['UNPAID', vacant.id],
    ['BUY', buying.id],
  ]);
  const slots = [3, 5].map((hours) => ({ startsAt: new Date(t.clock.now.getTime() + hours * HOUR_MS).toISOString() }));
  const { poll } = (await call(leader, 'POST', buying, 'polls', { slots })).body;
  for (const follower of buying.followers)
    await call(follower, 'PUT', buying, `polls/${poll.id}/answer`, { slots: [1] });
  expect((await kinds(leader)).toSorted()).toEqual(['BUY', 'PICK', 'UNPAID 1', 'VACANCY 1']);
});

test('a deleted or cancelled purchase, and a reported question, ask for nothing', async () => {
  const leader = await t.person();
  const { boardId } = await openWithFollowers(t, leader, 0);
  await t.call(await t.person(), 'POST', `/api/group-boards/${boardId}/questions`, { text: '얼마나 커요?' });
  expect(await kinds(leader)).toEqual(['QUESTION 1']);
  const { waiting } = (await t.call(awake(t, leader), 'GET', `/api/group-boards/${boardId}/questions`)).body;
  const report = { target: { kind: 'QUESTION', id: waiting[0].id }, reason: 'ABUSE' };
  await t.call(awake(t, leader), 'POST', '/api/reports', report);
  const { waiting: left } = (await t.call(awake(t, leader), 'GET', `/api/group-boards/${boardId}/questions`)).body;
  expect([left, await kinds(leader)]).toEqual([[], []]);
  await t.call(awake(t, leader), 'DELETE', `/api/group-boards/${boardId}`);
  const cancelled = await roomIn(t, 'CANCELLED', leader);
  expect([cancelled.id > boardId, await kinds(leader)]).toEqual([true, []]);
});

describe('beside them', () => {
  test('what can be paid out, from a payout on', async () => {
    const leader = await t.person();
    await roomIn(t, 'COMPLETED', leader);
    expect((await deskOf(leader)).payable).toBe(0);
    later(4 * DAY_MS);
    expect((await deskOf(leader)).payable).toBe(6666);
    const { available } = (await t.call(awake(t, leader), 'GET', '/api/payouts')).body;
    expect(available).toBe(6666);

    const poor = await t.person();
    const small = await fullRoom(t, { followers: 2, price: 1000, ledBy: poor });
    for (const follower of small.followers) await payShareOf(t, small, follower);
    await call(poor, 'PATCH', small, 'purchase-complete');
    for (const follower of small.followers) await call(follower, 'POST', small, 'trade-complete');
    later(4 * DAY_MS);
    expect((await t.call(awake(t, poor), 'GET', '/api/payouts')).body.available).toBe(666);
    expect((await deskOf(poor)).payable).toBe(0);
  });

  test('how many want to hear of what one opens, from three on', async () => {
    const leader = await t.person();
    for (const expected of [null, null, 3, 4]) {
      const before = (await deskOf(leader)).regulars;
      await addRegular(t.deps, (await t.person()).userId, leader.userId);
      // As of last night.
      expect((await deskOf(leader)).regulars).toBe(before);
      await countRegulars(t.deps);
      expect((await deskOf(leader)).regulars).toBe(expected);
    }
  });
});

test('three reads, however many purchases there are', async () => {
  const leader = await t.person();
  const counts: number[] = [];
  for (let nth = 0; nth < 3; nth++) {
    counts.push((await sentQueries(t, awake(t, leader), '/api/group-boards/desk')).length);
    await openBoard(t, awake(t, leader), { totalUser: 3 });
  }
  expect(new Set(counts).size).toBe(1);
  expect(counts[0]).toBeLessThanOrEqual(4);
});
