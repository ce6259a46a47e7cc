import { DAY_MS, HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake, boardRow } from '../../boards/test-boards';
import { runTimes } from '../../jobs/test-jobs';
import { type TestApp, testApp } from '../../test-app';
import { findClocks, runClocks } from '../../test-clocks';
import { fullRoom, payShareOf, type TestRoom } from '../test-rooms';
import { payClock } from './pay-clock';

const NOW = new Date('2026-11-15T03:00:00.000Z');

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
beforeEach(() => {
  t.clock.now = NOW;
});
afterAll(() => t.close());

/** When the room's clock runs next. */
const bookedFor = ({ id }: Pick<TestRoom, 'id'>) => runTimes(t.db, `payments.clock ${id}`);
const isLost = async ({ id }: Pick<TestRoom, 'id'>) => (await payClock.lost(t.db, t.clock.now)).includes(id);
const setBoard = ({ id }: TestRoom, dates: object) =>
  t.db.updateTable('boards').set(dates).where('id', '=', id).execute();

test('a room that fills books its first reminder; with each that is taken, the next one', async () => {
  const room = await fullRoom(t, { followers: 1 });
  expect(await bookedFor(room)).toEqual(['2026-11-16T12:00:00.000Z']);
  for (const [runs, next] of [
    ['2026-11-16T12:00:00.000Z', '2026-11-17T09:00:00.000Z'],
    ['2026-11-17T09:00:00.000Z', '2026-11-17T12:00:00.000Z'],
    // Released: the vacancy's last day is told.
    ['2026-11-17T12:00:00.000Z', '2026-11-18T12:00:00.000Z'],
    ['2026-11-18T12:00:00.000Z', '2026-11-19T12:00:00.000Z'],
  ]) {
    t.clock.now = new Date(runs!);
    await runClocks(t.deps);
    expect(await bookedFor(room)).toEqual([next]);
  }
  t.clock.now = new Date('2026-11-19T12:00:00.000Z');
  await runClocks(t.deps);
  expect([(await boardRow(t, room.id)).stage, await bookedFor(room)]).toEqual(['CANCELLED', []]);
});

test('all have paid: from then on the leader is waited for', async () => {
  const room = await fullRoom(t, { followers: 1 });
  await payShareOf(t, room, awake(t, room.followers[0]!));
  // The job of the reminder that nobody needs any more asks again, and waits for the leader.
  t.clock.now = new Date((await bookedFor(room))[0]!);
  await runClocks(t.deps);
  expect(await bookedFor(room)).toEqual(['2026-11-21T12:00:00.000Z']);
});

test('a job that was lost, and one that nobody booked in time, are found, and the right step is taken once', async () => {
  const [lost, late, fine] = [await fullRoom(t), await fullRoom(t), await fullRoom(t)];
  await t.deps.jobs.remove(t.db, `payments.clock ${lost.id}`);
  // By hand in the database: the date moves, and no job is booked.
  await setBoard(late, { payEnd: new Date(NOW.getTime() + 2 * HOUR_MS) });
  expect([await isLost(lost), await isLost(late), await isLost(fine)]).toEqual([true, true, false]);
  t.clock.now = new Date('2026-11-17T10:05:00.000Z');
  for (let twice = 0; twice < 2; twice++) {
    await t.deps.jobs.add(t.db, 'jobs.find-clocks', {});
    await t.runJobs();
  }
  const reminded = t.db.selectFrom('participants').select('payReminders').where('boardId', '=', lost.id);
  expect(await reminded.where('role', '=', 'FOLLOWER').execute()).toEqual([{ payReminders: 2 }, { payReminders: 2 }]);
  expect(await boardRow(t, late.id)).toMatchObject({ payEnd: new Date('2026-11-18T12:00:00.000Z') });
});

test('what the reminder said has been said: the job that is due finds nothing to do', async () => {
  const room = await fullRoom(t, { followers: 1 });
  const payBy = new Date('2026-11-17T12:00:00.000Z');
  t.clock.now = new Date(payBy.getTime() - DAY_MS);
  const told = { payRemindedFor: payBy, payRemindedAt: t.clock.now, payReminders: 1 };
  await t.db.updateTable('participants').set(told).where('boardId', '=', room.id).execute();
  await runClocks(t.deps);
  const reminders = t.db.selectFrom('notifications').select('id').where('kind', '=', 'PAY_REMINDER');
  expect(await reminders.where('boardId', '=', room.id).execute()).toEqual([]);
  expect(await bookedFor(room)).toEqual(['2026-11-17T09:00:00.000Z']);
});

test('a room of the demo stands still until somebody signs in as one of its neighbours', async () => {
  const room = await fullRoom(t, { followers: 1 });
  const people = [room.leader, ...room.followers].map(({ userId }) => userId);
  await t.db.updateTable('users').set({ demo: true }).where('id', 'in', people).execute();
  await setBoard(room, { payEnd: new Date('2026-11-01T12:00:00.000Z') });
  t.clock.now = new Date('2026-11-20T12:00:00.000Z');
  await runClocks(t.deps);
  await findClocks(t.deps);
  expect([await isLost(room), await bookedFor(room)]).toEqual([false, []]);
  expect(await boardRow(t, room.id)).toMatchObject({ stage: 'RECRUITED', payEndNoticedAt: null });
  await t.db
    .insertInto('refreshTokens')
    .values({
      tokenHash: Buffer.from('x'),
      familyId: crypto.randomUUID(),
      userId: room.leader.userId,
      expiresAt: NOW,
      createdAt: NOW,
      rotatedAt: null,
      revokedAt: null,
    })
    .execute();
  await findClocks(t.deps);
  await runClocks(t.deps);
  expect(await boardRow(t, room.id)).toMatchObject({ stage: 'RECRUITED', payEndNoticedAt: t.clock.now });
});
