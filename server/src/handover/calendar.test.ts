import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rotateKeys } from '../accounts/rotate-keys';
import { roomIn, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';

let t: TestApp;
let room: TestRoom;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
beforeEach(async () => {
  room = await roomIn(t, 'PURCHASED');
});
afterAll(() => t.close());

const set = (form: object) => t.call(room.leader, 'PUT', `/api/chat/rooms/${room.id}/appointment`, form);
const FORM = { startsAt: '2026-11-20T10:00:00.000Z', place: '성수역 3번 출구', note: '초록 가방' };
const pathOf = async (by: Person): Promise<string | null> =>
  (await t.call(by, 'GET', `/api/chat/rooms/${room.id}/handover`)).body.icsPath;
const read = (path: string) => t.call(null, 'GET', path);
const eventIn = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent')!);

test('without a session, every member has an address of their own; an update keeps the event and counts up', async () => {
  expect(await pathOf(room.leader)).toBeNull();
  await set(FORM);
  const paths = await Promise.all([room.leader, ...room.followers].map(pathOf));
  expect(new Set(paths).size).toBe(3);
  const first = await read(paths[1]!);
  expect([first.status, first.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const event = eventIn(first.body);
  expect([event.summary, event.location, event.description, event.sequence]).toEqual([
    expect.stringContaining('만나서 받기'),
    '성수역 3번 출구',
    '초록 가방',
    1,
  ]);
  await set({ ...FORM, startsAt: '2026-11-21T10:00:00.000Z' });
  const again = eventIn((await read(paths[1]!)).body);
  expect([again.uid, again.sequence, again.startDate.toJSDate().toISOString()]).toEqual([
    event.uid,
    2,
    '2026-11-21T10:00:00.000Z',
  ]);
});

test('nothing for strangers, for another room, for those who left, without an appointment and after a cancellation', async () => {
  await set(FORM);
  const path = (await pathOf(room.followers[0]!))!;
  const signature = path.split('.')[1]!;
  const stranger = `/calendar/${room.id}.${'a'.repeat(32)}.ics`;
  const elsewhere = await roomIn(t, 'PAYING');
  const answers = [stranger, `/calendar/${elsewhere.id}.${signature}.ics`, '/calendar/x.ics', `${path}x`];
  for (const address of answers) expect([address, (await read(address)).status]).toEqual([address, 404]);

  const seat = t.db.updateTable('participants').where('boardId', '=', room.id);
  await seat
    .set({ leftAt: t.clock.now, leftWhy: 'WITHDRAWN' })
    .where('userId', '=', room.followers[0]!.userId)
    .execute();
  expect((await read(path)).status).toBe(404);

  const own = (await pathOf(room.leader))!;
  expect((await read(own)).status).toBe(200);
  await t.db.updateTable('boards').set({ stage: 'CANCELLED' }).where('id', '=', room.id).execute();
  expect((await read(own)).status).toBe(404);
  await t.db.updateTable('boards').set({ stage: 'PURCHASED' }).where('id', '=', room.id).execute();
  await t.call(room.leader, 'DELETE', `/api/chat/rooms/${room.id}/appointment`);
  expect((await read(own)).status).toBe(404);
});

test('a new key: addresses and codes that are out still count, new ones are others', async () => {
  await set(FORM);
  const codeSeen = async () => (await t.call(room.leader, 'GET', `/api/chat/rooms/${room.id}/handover`)).body.code;
  const [path, code] = [(await pathOf(room.followers[0]!))!, await codeSeen()];
  await rotateKeys(t.deps);
  t.clock.now = new Date(t.clock.now.getTime() + 6 * 60_000);
  // A node reads the keys again by itself, once a minute, when they are used.
  await vi.waitFor(async () => expect(await pathOf(room.followers[0]!)).not.toBe(path));
  expect(await codeSeen()).not.toBe(code);
  expect((await read(path)).status).toBe(200);
  expect((await read((await pathOf(room.followers[0]!))!)).status).toBe(200);
  const receive = (who: Person, shown: string) =>
    t.call(who, 'POST', `/api/chat/rooms/${room.id}/trade-complete`, { code: shown });
  expect((await receive(room.followers[0]!, code)).status).toBe(200);
  expect((await receive(room.followers[1]!, await codeSeen())).status).toBe(200);
});
