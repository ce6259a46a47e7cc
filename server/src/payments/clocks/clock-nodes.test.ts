import { HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake, boardRow, messagesOf } from '../../boards/test-boards';
import { type Person, type TestApp, testApp } from '../../test-app';
import { runClocks } from '../../test-clocks';
import { fullRoom, payShareOf, report, type TestRoom, takeBack } from '../test-rooms';

const NODES = 4;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
beforeEach(() => {
  t.clock.now = new Date('2026-11-15T03:00:00.000Z');
});
afterAll(() => t.close());

/** To a time of that day in Seoul; every node runs its clocks in the same moment. */
async function at(day: number, hour: number): Promise<void> {
  t.clock.now = new Date(Date.UTC(2026, 10, day, hour - 9));
  await Promise.all(Array.from({ length: NODES }, () => runClocks(t.deps)));
}
const noticesOf = async (room: TestRoom) => (await messagesOf(t, room.id)).map(({ notice, stage }) => notice ?? stage);
const pay = (room: TestRoom, person: Person) => payShareOf(t, room, awake(t, person));
const told = (person: Person, kind: string) =>
  t.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('userId', '=', person.userId)
    .where('kind', '=', kind as never)
    .orderBy('id')
    .execute();
const seatOf = (room: TestRoom, person: Person) =>
  t.db
    .selectFrom('participants')
    .selectAll()
    .where('boardId', '=', room.id)
    .where('userId', '=', person.userId)
    .executeTakeFirstOrThrow();

test('several nodes run the clocks in the same moment: reminded, released and called off once', async () => {
  const room = await fullRoom(t);
  const [paid, late] = room.followers as [Person, Person];
  await pay(room, paid);
  await at(16, 21);
  await at(17, 18);
  await at(17, 21);
  expect(await boardRow(t, room.id)).toMatchObject({ stage: 'RECRUITED', memberCount: 2 });
  await at(18, 21);
  await at(19, 21);
  expect(await boardRow(t, room.id)).toMatchObject({ stage: 'CANCELLED', memberCount: 2 });
  const said = await noticesOf(room);
  expect(said.filter((notice) => notice === 'PAY_REMINDER')).toHaveLength(1);
  expect(said.filter((notice) => notice === 'VACANCY')).toHaveLength(1);
  expect(said.filter((notice) => notice === 'CANCELLED')).toHaveLength(1);
  expect(await told(late, 'PAY_REMINDER')).toHaveLength(2);
  expect(await told(late, 'SEAT_RELEASED')).toHaveLength(1);
  await t.runJobs();
  const refunds = await t.db.selectFrom('refunds').selectAll().where('boardId', '=', room.id).execute();
  expect(refunds).toMatchObject([{ amount: room.share, doneAt: expect.any(Date) }]);
});

test('a payment lost while the leader buys: nobody buys, the payer has days again, and no clock is forgotten', async () => {
  const room = await fullRoom(t);
  const [lost, kept] = room.followers as [Person, Person];
  const impUid = await pay(room, lost);
  await pay(room, kept);
  expect(await boardRow(t, room.id)).toMatchObject({ stage: 'PAYING', buyBy: new Date('2026-11-22T12:00:00.000Z') });

  // Late in the eighth day: what is left of the first end of all payments would be too short.
  t.clock.now = new Date('2026-11-22T05:00:00.000Z');
  await takeBack(t, impUid);
  await report(t, room, awake(t, lost), impUid);
  expect(await boardRow(t, room.id)).toMatchObject({
    stage: 'RECRUITED',
    buyBy: null,
    buyNotices: 0,
    payEnd: new Date('2026-11-25T12:00:00.000Z'),
  });
  expect(await seatOf(room, lost)).toMatchObject({
    paidAt: null,
    payBy: new Date('2026-11-24T12:00:00.000Z'),
    leftAt: null,
  });
  expect(await told(lost, 'PAYMENT_LOST')).toEqual([
    { title: '결제가 취소됐어요', body: '11월 24일 밤 9시까지 다시 결제해 주세요' },
  ]);
  expect((await messagesOf(t, room.id)).at(-1)).toMatchObject({
    notice: 'PAYMENT_LOST',
    body: '결제 하나가 카드사에서 취소돼 다시 기다리고 있어요.',
  });

  await at(22, 21);
  expect(await boardRow(t, room.id)).toMatchObject({ stage: 'RECRUITED' });
  await at(23, 21);
  await at(24, 18);
  expect(await told(lost, 'PAY_REMINDER')).toHaveLength(2);
  await at(24, 21);
  expect(await seatOf(room, lost)).toMatchObject({ leftWhy: 'UNPAID' });
  await at(25, 21);
  expect(await boardRow(t, room.id)).toMatchObject({ stage: 'CANCELLED' });
  await t.runJobs();
  const open = await t.db.selectFrom('refunds').select('id').where('doneAt', 'is', null).execute();
  expect(open).toEqual([]);
  const { leftAt, payRemindedAt } = await seatOf(room, lost);
  expect(leftAt!.getTime() - payRemindedAt!.getTime()).toBeGreaterThanOrEqual(2 * HOUR_MS);
});

test('paid again in time, the room goes on, and the leader has a whole week again', async () => {
  const room = await fullRoom(t);
  const [lost, kept] = room.followers as [Person, Person];
  const impUid = await pay(room, lost);
  await pay(room, kept);
  t.clock.now = new Date('2026-11-17T03:00:00.000Z');
  await takeBack(t, impUid);
  await report(t, room, awake(t, lost), impUid);
  await pay(room, lost);
  expect(await boardRow(t, room.id)).toMatchObject({ stage: 'PAYING', buyBy: new Date('2026-11-24T12:00:00.000Z') });
});
