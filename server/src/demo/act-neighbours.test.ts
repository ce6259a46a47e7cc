import type { UserId } from '@mungchi/contract';
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

test('without a real person nobody acts', async () => {
  const room = await fullRoom(t);
  await makeDemo(room.leader, ...room.followers);
  await minutesLater(60);
  expect(await stage(room)).toBe('RECRUITED');
});
