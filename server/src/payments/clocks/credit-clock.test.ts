import { DAY_MS, HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loseJobs, runTimes } from '../../jobs/test-jobs';
import { type TestApp, testApp } from '../../test-app';
import { runClocks } from '../../test-clocks';
import { creditUndisputed } from '../disputes/credit-undisputed';
import { disputeTalk, kinds } from '../disputes/test-disputes';
import { booksOf } from '../ledger/test-books';
import type { TestRoom } from '../test-rooms';
import { creditClock } from './credit-clock';

let t: TestApp;
let talk: ReturnType<typeof disputeTalk>;
let room: TestRoom;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  talk = disputeTalk(t);
});
beforeEach(async () => {
  t.clock.now = new Date('2026-11-15T03:00:00.000Z');
  room = await talk.threeFollowers();
});
afterAll(() => t.close());

const booked = () => runTimes(t.db, `payments.credit-clock ${room.id}`);
const credits = async () => kinds(await booksOf(t, room)).filter(([kind]) => kind === 'HAND_OVER');
const lost = () => creditClock.lost(t.db, t.clock.now);
/** One has a problem, the others have received: it is due a day later. */
const waiting = async () => {
  await talk.say(room, 0);
  await talk.receive(room, 1);
  await talk.receive(room, 2);
};

test('it is booked by whoever brings it forward: a receipt, a dispute begun, one ended', async () => {
  const { body } = await talk.say(room, 0);
  await talk.receive(room, 1);
  expect(await booked()).toEqual([]);
  talk.later(HOUR_MS);
  await talk.receive(room, 2);
  expect(await booked()).toEqual(['2026-11-16T04:00:00.000Z']);
  await talk.say(room, 2);
  expect(await booked()).toEqual(['2026-11-16T03:00:00.000Z']);
  talk.later(3 * HOUR_MS);
  await talk.call(room, room.leader, 'PATCH', `/${body.id}/accept`);
  t.clock.now = new Date('2026-11-16T03:00:00.000Z');
  await runClocks(t.deps);
  expect([await credits(), await booked()]).toEqual([[], ['2026-11-16T07:00:00.000Z']]);
});

test('at night it waits for the morning', async () => {
  t.clock.now = new Date('2026-11-15T14:00:00.000Z');
  await waiting();
  expect(await booked()).toEqual(['2026-11-17T00:00:00.000Z']);
  expect(await lost()).toEqual([]);
});

test('after a jump of the clock it happens once, and nothing is left to look for', async () => {
  await waiting();
  talk.later(5 * DAY_MS);
  await runClocks(t.deps, ['payments.credit-clock']);
  await runClocks(t.deps, ['payments.credit-clock']);
  expect(await credits()).toEqual([['HAND_OVER', 2 * room.share]]);
  expect([await booked(), await lost()]).toEqual([[], []]);
});

test('two nodes at once credit it once', async () => {
  await waiting();
  talk.later(DAY_MS);
  await Promise.all([creditUndisputed(t.deps, room.id), creditUndisputed(t.deps, room.id)]);
  expect(await credits()).toEqual([['HAND_OVER', 2 * room.share]]);
});

test('a job that was lost is found', async () => {
  await waiting();
  await loseJobs(t.db);
  talk.later(DAY_MS + HOUR_MS);
  expect(await lost()).toEqual([room.id]);
  await t.deps.jobs.add(t.db, 'jobs.find-clocks', {}, { runAt: t.clock.now });
  await t.runJobs();
  expect(await credits()).toEqual([['HAND_OVER', 2 * room.share]]);
});

test('rooms that wait for somebody else are not looked for', async () => {
  await talk.say(room, 0);
  await talk.receive(room, 1);
  await loseJobs(t.db);
  talk.later(5 * DAY_MS);
  expect(await lost()).toEqual([]);
});
