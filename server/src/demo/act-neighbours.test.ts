import type { Handover, UserId } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { fullRoom, payShareOf, stageOf, type TestRoom } from '../payments/test-rooms';
import { type TestApp, testApp } from '../test-app';
import { actNeighbours } from './act-neighbours';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
beforeEach(() => {
  t.clock.now = new Date('2026-11-15T03:00:00.000Z');
});
afterAll(() => t.close());

async function makeDemo(...people: { userId: UserId }[]): Promise<void> {
  const ids = people.map(({ userId }) => userId);
  await t.db.updateTable('users').set({ demo: true }).where('id', 'in', ids).execute();
}
async function minutesLater(minutes: number): Promise<void> {
  t.clock.now = new Date(t.clock.now.getTime() + minutes * 60_000);
  await actNeighbours(t.deps);
}
const stage = (room: TestRoom) => stageOf(t, room);

test('with a real leader the demo followers pay after a minute', async () => {
  const room = await fullRoom(t);
  await makeDemo(...room.followers);
  await actNeighbours(t.deps);
  expect(await stage(room)).toBe('RECRUITED');
  await minutesLater(1);
  expect(await stage(room)).toBe('PAYING');
});

test('what was done a little after the job began is a minute old when it runs the next time', async () => {
  const room = await fullRoom(t);
  await makeDemo(...room.followers);
  await minutesLater(0.5);
  expect(await stage(room)).toBe('RECRUITED');
  await minutesLater(0.4);
  expect(await stage(room)).toBe('PAYING');
});

test('a demo leader buys ten minutes after everybody paid', async () => {
  const room = await fullRoom(t);
  const [visitor, other] = room.followers as [TestRoom['leader'], TestRoom['leader']];
  await makeDemo(room.leader, other);
  await minutesLater(1);
  expect(await stage(room)).toBe('RECRUITED');
  await payShareOf(t, room, awake(t, visitor));
  expect(await stage(room)).toBe('PAYING');
  await minutesLater(9);
  expect(await stage(room)).toBe('PAYING');
  await minutesLater(1);
  expect(await stage(room)).toBe('PURCHASED');
});

test('with a demo leader a visitor sees the whole way within a quarter of an hour of joining, to the review', async () => {
  const room = await fullRoom(t);
  const [visitor, other] = room.followers as [TestRoom['leader'], TestRoom['leader']];
  await makeDemo(room.leader, other);
  await minutesLater(1);
  await payShareOf(t, room, awake(t, visitor));
  const seen = async (): Promise<Handover> =>
    (await t.call(awake(t, visitor), 'GET', `/api/chat/rooms/${room.id}/handover`)).body;
  const states = async () => (await seen()).people.map(({ me, state }) => (me ? `me ${state}` : state)).sort();
  await minutesLater(10);
  expect((await seen()).appointment).toBeNull();
  await minutesLater(1);
  expect((await seen()).appointment!.startsAt).toBe('2026-11-15T04:00:00.000Z');
  await minutesLater(1);
  expect(await states()).toEqual(['WAITING', 'me HANDED']);
  await minutesLater(1);
  expect(await states()).toEqual(['RECEIVED', 'me HANDED']);

  await t.call(awake(t, visitor), 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
  expect(await stage(room)).toBe('COMPLETED');
  await minutesLater(1);
  await minutesLater(1);
  const reviews = await t.db.selectFrom('reviews').select('star').where('targetUserId', '=', visitor.userId).execute();
  expect(reviews).toHaveLength(2);
});

test('with a visitor as the leader the demo followers answer a poll, and receive once they are told it was handed', async () => {
  const room = await fullRoom(t);
  await makeDemo(...room.followers);
  await minutesLater(1);
  const lead = (method: 'GET' | 'PATCH' | 'POST' | 'PUT', path: string, body?: object) =>
    t.call(awake(t, room.leader), method, `/api/chat/rooms/${room.id}/${path}`, body);
  await lead('PATCH', 'purchase-complete');
  const slots = ['16', '17', '18'].map((day) => ({ startsAt: `2026-11-${day}T10:00:00.000Z` }));
  await lead('POST', 'polls', { slots });
  await minutesLater(1);
  const { poll } = (await lead('GET', 'handover')).body as Handover;
  expect(poll!.waitingFor.map(({ nickname }) => nickname)).toEqual([room.leader.nickname]);
  await lead('POST', `polls/${poll!.id}/pick`, { slot: 1 });
  await minutesLater(30);
  expect(await stage(room)).toBe('PURCHASED');

  for (const { participantId } of ((await lead('GET', 'handover')).body as Handover).people)
    await lead('PUT', `handed/${participantId}`);
  await minutesLater(1);
  expect(await stage(room)).toBe('COMPLETED');
});

test('a leader who says nothing is not waited for, nor is a problem told of passed over', async () => {
  const room = await fullRoom(t);
  const [first, second] = room.followers as [TestRoom['leader'], TestRoom['leader']];
  await makeDemo(...room.followers);
  await minutesLater(1);
  await t.call(awake(t, room.leader), 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
  const problem = { kind: 'NOT_RECEIVED', text: '못 받았어요' };
  await t.call(awake(t, first), 'POST', `/api/chat/rooms/${room.id}/disputes`, problem);
  await minutesLater(3);
  const received = () =>
    t.db
      .selectFrom('participants')
      .select('userId')
      .where('boardId', '=', room.id)
      .where('receivedAt', 'is not', null)
      .execute();
  expect(await received()).toEqual([]);
  await minutesLater(1);
  expect(await received()).toEqual([{ userId: second.userId }]);
});

test('without a real person nobody acts', async () => {
  const room = await fullRoom(t);
  await makeDemo(room.leader, ...room.followers);
  await minutesLater(60);
  expect(await stage(room)).toBe('RECRUITED');
});
