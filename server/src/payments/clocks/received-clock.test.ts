import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { unmarkWord } from '../../handover/mark-word';
import type { JobName } from '../../jobs/jobs';
import { loseJobs, runTimes } from '../../jobs/test-jobs';
import { type Person, type TestApp, testApp } from '../../test-app';
import { runClocks } from '../../test-clocks';
import { disputeClock } from '../disputes/dispute-clock';
import { say, seatOf } from '../test-received';
import { roomIn, type TestRoom } from '../test-rooms';
import { receivedClock } from './received-clock';

let t: TestApp;
let room: TestRoom;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
beforeEach(async () => {
  t.clock.now = new Date('2026-11-15T03:00:00.000Z');
  room = await roomIn(t, 'PURCHASED');
});
afterAll(() => t.close());

const bookedFor = (name: JobName, id: number) => runTimes(t.db, `${name} ${id}`);
const receipts = () => bookedFor('payments.received-clock', room.id);
const call = (who: Person, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  t.call(awake(t, who), method, `/api/chat/rooms/${room.id}/${path}`, body);

test('the next step is booked by whoever brings it forward: bought, a word, a word taken back', async () => {
  const [first] = room.followers as [Person];
  expect(await receipts()).toEqual(['2026-11-29T12:00:00.000Z']);
  await say(t, room, first);
  expect(await receipts()).toEqual(['2026-11-21T12:00:00.000Z']);
  await unmarkWord(t.deps, room.leader.userId, room.id, (await seatOf(t, room, first)).id, 'HANDED');
  // Nothing is due by then, and the job waits on.
  t.clock.now = new Date('2026-11-21T12:00:00.000Z');
  await runClocks(t.deps);
  expect(await receipts()).toEqual(['2026-11-29T12:00:00.000Z']);
});

test('a meeting that is called off is waited for no more', async () => {
  await t.db.updateTable('boards').set({ purchasedAt: t.clock.now }).where('id', '=', room.id).execute();
  await t.db.updateTable('participants').set({ receiptAskedAt: t.clock.now }).where('boardId', '=', room.id).execute();
  t.clock.now = new Date('2026-12-04T03:00:00.000Z');
  await call(room.leader, 'PUT', 'appointment', { startsAt: '2026-12-20T10:00:00.000Z' });
  await runClocks(t.deps);
  expect(await receipts()).toEqual(['2026-12-23T12:00:00.000Z']);
  await call(room.leader, 'DELETE', 'appointment');
  expect(await receipts()).toEqual(['2026-12-06T12:00:00.000Z']);
});

test('a dispute stops it and has a clock of its own; withdrawn, the receipt is waited for again', async () => {
  const [first, second] = room.followers as [Person, Person];
  await call(second, 'POST', 'trade-complete');
  const { body } = await call(first, 'POST', 'disputes', { kind: 'SHORT', text: '모자라요', wanted: 100 });
  expect(await bookedFor('payments.dispute-clock', body.id)).toEqual(['2026-11-17T03:00:00.000Z']);
  await t.deps.jobs.remove(t.db, `payments.received-clock ${room.id}`);
  expect([await receivedClock.lost(t.db, t.clock.now), await disputeClock.lost(t.db, t.clock.now)]).toEqual([[], []]);
  await call(first, 'PATCH', `disputes/${body.id}/withdraw`);
  expect(await receipts()).toEqual(['2026-11-29T12:00:00.000Z']);
});

test('jobs that were lost are found, in rooms that wait for a receipt and of disputes nobody has answered', async () => {
  const [first] = room.followers as [Person];
  const { body } = await call(first, 'POST', 'disputes', { kind: 'SHORT', text: '모자라요', wanted: 100 });
  await loseJobs(t.db);
  t.clock.now = new Date('2026-11-29T12:05:00.000Z');
  for (let twice = 0; twice < 2; twice++) {
    await t.deps.jobs.add(t.db, 'jobs.find-clocks', {});
    await t.runJobs();
  }
  const dispute = t.db.selectFrom('disputes').select('state').where('id', '=', body.id);
  expect(await dispute.execute()).toEqual([{ state: 'ESCALATED' }]);
  const asked = t.db.selectFrom('notifications').select('userId').where('kind', '=', 'RECEIPT_ASKED');
  expect(await asked.where('boardId', '=', room.id).execute()).toHaveLength(2);
  expect((await seatOf(t, room, room.followers[1]!)).receiptAskedAt).toEqual(t.clock.now);
});

test('a receipt whose date was moved by hand is found once it is over', async () => {
  const [first] = room.followers as [Person];
  const confirmBy = new Date('2026-11-18T12:00:00.000Z');
  const word = { handedAt: t.clock.now, confirmBy };
  await t.db.updateTable('participants').set(word).where('userId', '=', first.userId).execute();
  expect(await receivedClock.lost(t.db, t.clock.now)).toEqual([room.id]);
  t.clock.now = new Date('2026-11-18T12:05:00.000Z');
  await t.deps.jobs.add(t.db, 'jobs.find-clocks', {});
  await t.runJobs();
  // Never unwarned: warned now, received the next evening.
  expect(await seatOf(t, room, first)).toMatchObject({ receivedAt: null, confirmWarnedAt: t.clock.now });
  t.clock.now = new Date('2026-11-19T12:00:00.000Z');
  await runClocks(t.deps);
  expect(await seatOf(t, room, first)).toMatchObject({ receivedAt: t.clock.now, receivedHow: 'AUTO' });
});

test('a room of the demo stands still, and is not looked for', async () => {
  const people = [room.leader, ...room.followers].map(({ userId }) => userId);
  await t.db.updateTable('users').set({ demo: true }).where('id', 'in', people).execute();
  t.clock.now = new Date('2026-12-20T12:00:00.000Z');
  await runClocks(t.deps);
  expect([await receipts(), await receivedClock.lost(t.db, t.clock.now)]).toEqual([[], []]);
});
