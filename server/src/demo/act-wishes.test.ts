import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake, openBoard } from '../boards/test-boards';
import { ask, peopleIn, wishRow } from '../boards/wishes/test-wishes';
import { inbox } from '../notifications/test-inbox';
import { type Person, type TestApp, testApp } from '../test-app';
import { demoNeighbours } from '../users/builtin/demo-neighbours';
import { actWishes } from './act-wishes';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(() => {
  t.clock.now = new Date('2026-11-15T03:00:00.000Z');
});
afterAll(() => t.close());

let towns = 0;
/** Far from every other one. */
function town(): Promise<Person> {
  towns += 1;
  return t.person({ latitude: 34.6 + towns * 0.2, longitude: 128.1 });
}
const looked = async (person: Person): Promise<{ name: string; people: number }[]> =>
  (await t.call(awake(t, person), 'GET', '/api/wishes')).body;
async function minutesLater(minutes: number): Promise<void> {
  t.clock.now = new Date(t.clock.now.getTime() + minutes * 60_000);
  await actWishes(t.deps);
}

test('a newcomer to an empty town finds two wishes nearby, once', async () => {
  const newcomer = await town();
  await t.db.updateTable('users').set({ signedUpAt: t.clock.now }).where('id', '=', newcomer.userId).execute();
  for (let run = 0; run < 2; run++) await minutesLater(1);
  expect((await looked(newcomer)).map(({ name }) => name).sort()).toEqual(['쌀 20kg', '절임배추 20kg']);
  const offered = await demoNeighbours(t.db);
  expect(offered.filter(({ nickname }) => nickname.startsWith('동네이웃'))).toEqual([]);
});

test('where there is a purchase nobody moves in', async () => {
  const leader = await town();
  await t.db.updateTable('users').set({ signedUpAt: t.clock.now }).where('id', '=', leader.userId).execute();
  const id = await openBoard(t, leader);
  const { latitude, longitude } = await t.db
    .selectFrom('users')
    .select(['latitude', 'longitude'])
    .where('id', '=', leader.userId)
    .executeTakeFirstOrThrow();
  await t.db.updateTable('boards').set({ latitude: latitude!, longitude: longitude! }).where('id', '=', id).execute();
  await minutesLater(1);
  expect(await looked(leader)).toEqual([]);
});

test('a neighbour joins what a visitor looks for after a minute, another after three, and then they leave it alone', async () => {
  const visitor = await town();
  const { id } = (await ask(t, visitor, '딸기 2kg')).body;
  await actWishes(t.deps);
  expect(await peopleIn(t, id)).toEqual([visitor.userId]);
  await minutesLater(1);
  expect((await wishRow(t, id)).people).toBe(2);
  expect((await inbox(t, awake(t, visitor)))[0]!.kind).toBe('WISH_JOINED');
  await minutesLater(1);
  expect((await wishRow(t, id)).people).toBe(2);
  await minutesLater(1);
  expect((await wishRow(t, id)).gatheredAt).not.toBeNull();
  await minutesLater(30);
  expect((await wishRow(t, id)).people).toBe(3);
});

test('what demo neighbours look for among themselves nobody joins', async () => {
  const visitor = await town();
  const { id } = (await ask(t, visitor, '참외')).body;
  await t.db.updateTable('users').set({ demo: true }).where('id', '=', visitor.userId).execute();
  await minutesLater(10);
  expect((await wishRow(t, id)).people).toBe(1);
});
