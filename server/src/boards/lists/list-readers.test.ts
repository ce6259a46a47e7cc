import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LocalBus } from '../../realtime/bus';
import { type Person, type TestApp, testApp } from '../../test-app';
import { announceReaders } from '../../users/people-channel';
import { type ListReader, listReaders } from './list-readers';

let t: TestApp;
let reader: Person;
let now: Date;
let gap: () => void;
let bus: LocalBus;
let find: () => Promise<ListReader | null>;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  reader = await t.person();
  now = new Date('2026-11-18T00:00:00Z');
  bus = Object.assign(new LocalBus(), {
    shared: true,
    connected: true,
    onGap: (handler: () => void) => {
      gap = handler;
    },
  });
  const readerOf = listReaders({ bus, now: () => now });
  find = () => readerOf(t.db, reader.userId);
});

/** Without an announcement: only somebody who is read again is seen there. */
const move = (latitude: number) =>
  t.db.updateTable('users').set({ latitude }).where('id', '=', reader.userId).execute();

test('is remembered, for half a minute at the longest', async () => {
  const at = await find();
  await move(35);
  expect(await find()).toEqual(at);
  now = new Date(now.getTime() + 29_999);
  expect(await find()).toEqual(at);
  now = new Date(now.getTime() + 1);
  expect((await find())?.latitude).toBe(35);
  // A clock that is set back.
  await move(36);
  now = new Date(now.getTime() - 60_000);
  expect((await find())?.latitude).toBe(36);
});

test.each([{ shared: false }, { connected: false }])(
  'is remembered for five seconds where nobody may tell of it: %j',
  async (state) => {
    Object.assign(bus, state);
    await find();
    await move(35);
    now = new Date(now.getTime() + 4_999);
    expect((await find())?.latitude).not.toBe(35);
    now = new Date(now.getTime() + 1);
    expect((await find())?.latitude).toBe(35);
  },
);

test('is read again when another node tells of them, or may have', async () => {
  await find();
  await move(35);
  announceReaders({ bus }, (reader.userId + 1) as typeof reader.userId);
  expect((await find())?.latitude).not.toBe(35);
  announceReaders({ bus }, reader.userId);
  expect((await find())?.latitude).toBe(35);
  await move(36);
  gap();
  expect((await find())?.latitude).toBe(36);
});

test('what was read before a change that came meanwhile is not remembered', async () => {
  const reading = find();
  announceReaders({ bus }, reader.userId);
  await reading;
  await move(35);
  expect((await find())?.latitude).toBe(35);
});

test('somebody without a place is asked for each time', async () => {
  await t.db.updateTable('users').set({ latitude: null, longitude: null }).where('id', '=', reader.userId).execute();
  expect(await find()).toBeNull();
  await t.db.updateTable('users').set({ latitude: 35, longitude: 127 }).where('id', '=', reader.userId).execute();
  expect(await find()).toMatchObject({ latitude: 35, hidden: { leaders: [], boards: [] } });
});
