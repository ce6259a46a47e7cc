import { addDays, HOUR_MS, seoulDay, WARNED_HOURS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { awake, boardRow, join, openWithFollowers } from '../../boards/test-boards';
import { type Person, type TestApp, testApp } from '../../test-app';
import { runClocks } from '../../test-clocks';
import { fullRoom, payShareOf, type TestRoom, takeBack } from '../test-rooms';

/** The theorem of the clocks over the real verbs, with a moved clock. */
test('the real verbs: left alone in every state, each room ends and every won is on its way back', {
  timeout: 300_000,
}, async () => {
  const t = await testApp();
  await t.listen();
  const pay = (room: TestRoom, person: Person) => payShareOf(t, room, awake(t, person));
  const post = (person: Person, path: string) => t.call(awake(t, person), 'POST', path);
  const rooms = await roomsOfEveryKind(t, pay, post);
  const silence = t.clock.now;
  for (let day = 0; day < 15; day++) {
    for (const hour of [9, 12, 15, 18, 21]) {
      t.clock.now = new Date(Date.parse(`${addDays(seoulDay(silence), day)}T00:00:00.000Z`) + (hour - 9) * HOUR_MS);
      if (t.clock.now <= silence) continue;
      await runClocks(t.deps);
      await t.runJobs();
    }
  }
  for (const [kind, id] of rooms) expect([kind, (await boardRow(t, id)).stage]).toEqual([kind, 'CANCELLED']);
  const open = await t.db.selectFrom('refunds').select('id').where('doneAt', 'is', null).execute();
  const held = await t.db
    .selectFrom('ledgerEntries')
    .select((eb) => eb.fn.sum<number>('amount').as('held'))
    .where('account', '=', 'HOLDING')
    .executeTakeFirstOrThrow();
  expect([open, Number(held.held)]).toEqual([[], 0]);
  const released = await t.db.selectFrom('participants').selectAll().where('leftWhy', '=', 'UNPAID').execute();
  expect(released.length).toBeGreaterThan(0);
  for (const { leftAt, payRemindedAt } of released)
    expect(leftAt!.getTime() - payRemindedAt!.getTime()).toBeGreaterThanOrEqual(WARNED_HOURS * HOUR_MS);
  await t.close();
});

type Rooms = [kind: string, id: TestRoom['id']][];

async function roomsOfEveryKind(
  t: TestApp,
  pay: (room: TestRoom, person: Person) => Promise<string>,
  post: (person: Person, path: string) => Promise<unknown>,
): Promise<Rooms> {
  const recruiting = await openWithFollowers(t, await t.person(), 2);
  const unpaid = await fullRoom(t);
  const half = await fullRoom(t);
  await pay(half, half.followers[0]!);
  const handing = await fullRoom(t);
  await post(handing.followers[0]!, `/api/chat/rooms/${handing.id}/hand-on`);
  const extended = await fullRoom(t);
  await pay(extended, extended.followers[0]!);
  await post(extended.leader, `/api/chat/rooms/${extended.id}/pay-by`);
  const paying = await fullRoom(t);
  for (const follower of paying.followers) await pay(paying, follower);
  const lost = await fullRoom(t);
  const [impUid] = [await pay(lost, lost.followers[0]!), await pay(lost, lost.followers[1]!)];
  await takeBack(t, impUid);
  await t.call(awake(t, lost.followers[0]!), 'POST', `/api/chat/rooms/${lost.id}/pay`, { impUid });
  const refilled = await fullRoom(t);
  await t.db
    .updateTable('participants')
    .set({ leftAt: t.clock.now, leftWhy: 'OPERATOR' })
    .where('boardId', '=', refilled.id)
    .where('userId', '=', refilled.followers[0]!.userId)
    .execute();
  const vacantUntil = new Date('2026-11-17T12:00:00.000Z');
  await t.db
    .updateTable('boards')
    .set({ memberCount: 2, vacantUntil, vacantAt: t.clock.now })
    .where('id', '=', refilled.id)
    .execute();
  await join(t, await t.person(), refilled.id);
  return [
    ['recruiting', recruiting.boardId],
    ['unpaid', unpaid.id],
    ['half paid', half.id],
    ['handing on', handing.id],
    ['extended', extended.id],
    ['paying', paying.id],
    ['payment lost', lost.id],
    ['a vacancy filled', refilled.id],
  ];
}
