import { DAY_MS, HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinBoard } from '../boards/seats/join-board';
import { awake, openBoard } from '../boards/test-boards';
import { payShareOf, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';

let t: TestApp;
let me: Person;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  me = await t.person();
});
afterAll(() => t.close());

const recordOf = async (person: Person) => t.call(awake(t, me), 'GET', `/api/users/${person.userId}/record`);

/** A whole purchase of two, from opening to receiving. */
async function buyTogether(leader: Person, follower: Person, price = 10_000): Promise<TestRoom> {
  const id = await openBoard(t, leader, { totalUser: 2, price });
  await joinBoard(t.deps, follower.userId, id);
  const room = { id, leader, followers: [follower], share: price / 2 };
  await payShareOf(t, room, follower);
  await t.call(leader, 'PATCH', `/api/chat/rooms/${id}/purchase-complete`);
  return room;
}
const receive = (room: TestRoom) => t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/trade-complete`);

test('three purchases with three neighbours make a record; friends alone do not', async () => {
  expect((await recordOf(me)).body).toEqual({
    facts: null,
    started: false,
    since: '2026-11',
    phone: false,
    verified: null,
    opensUpTo: null,
    limit: null,
  });
  for (let i = 0; i < 2; i++) await receive(await buyTogether(await t.person(), me));
  const friend = await t.person();
  for (let i = 0; i < 2; i++) await receive(await buyTogether(me, friend));
  await t.runJobs();
  const theirs = await recordOf(friend);
  expect(theirs.body).toMatchObject({ facts: null, started: true });
  expect(theirs.headers['cache-control']).toBe('private, max-age=3600');
  const { body, headers } = await recordOf(me);
  expect(body.facts).toEqual({
    led: 1,
    joined: 2,
    ledWith: 1,
    joinedWith: 2,
    payments: 2,
    paidEarly: 2,
    noShows: 0,
    lateChanges: 0,
    unbought: 0,
    lost: 0,
    keepsAppointments: false,
    paysFast: false,
    reply: null,
  });
  // One's own is read again: what one has just done stands in it.
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('a no-show counts when the clock ended it, a late change when it was late, both for a year', async () => {
  const [pressed, silent] = [await buyTogether(await t.person(), me), await buyTogether(await t.person(), me)];
  const seat = (room: TestRoom, set: object) =>
    t.db.updateTable('participants').set(set).where('boardId', '=', room.id).where('userId', '=', me.userId).execute();
  await seat(pressed, { noShowAt: t.clock.now, receivedAt: t.clock.now, receivedHow: 'PRESS' });
  await seat(silent, { noShowAt: t.clock.now, receivedAt: t.clock.now, receivedHow: 'AUTO' });
  const led = await buyTogether(me, await t.person());
  const meet = (ms: number) =>
    t.call(me, 'PUT', `/api/chat/rooms/${led.id}/appointment`, { startsAt: new Date(t.clock.now.getTime() + ms) });
  await meet(HOUR_MS);
  await meet(DAY_MS);
  t.clock.now = new Date(t.clock.now.getTime() + DAY_MS);
  expect((await recordOf(me)).body.facts).toMatchObject({ noShows: 1, lateChanges: 1 });
  t.clock.now = new Date(t.clock.now.getTime() + 366 * DAY_MS);
  expect((await recordOf(me)).body.facts).toMatchObject({ noShows: 0, lateChanges: 0 });
});

test('nobody has no record', async () => {
  expect((await t.call(awake(t, me), 'GET', '/api/users/987654/record')).body.code).toBe('USER_NOT_FOUND');
});
