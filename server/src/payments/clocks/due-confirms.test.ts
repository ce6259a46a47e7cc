import { type BoardId, HOUR_MS } from '@mungchi/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { fullRoom } from '../test-rooms';
import { confirmStep, stallStep } from './confirm-clock-rules';
import { dueConfirms, isReceiptDueAt } from './due-confirms';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const NOW = new Date('2026-12-20T12:00:00.000Z');
const hour = (count: number) => new Date(NOW.getTime() + count * HOUR_MS);
const hours = (min: number, max: number, step = 1) =>
  fc.option(
    fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((count) => hour(count * step)),
    { nil: null },
  );
const state = fc
  .record({
    stage: fc.constantFrom('PURCHASED', 'PURCHASED', 'PURCHASED', 'PAYING', 'COMPLETED'),
    purchasedAt: hours(-50 * 24, 0, 4),
    endsAt: hours(-10 * 24, 10 * 24, 4),
    confirmBy: hours(-40, 30),
    isWarned: fc.boolean(),
    confirmWarnings: fc.integer({ min: 0, max: 2 }),
    confirmWarnedAt: hours(-30, 0),
    receiptAskedAt: fc.constantFrom(null, NOW),
    receivedAt: fc.constantFrom(null, null, null, NOW),
    refundedAt: fc.constantFrom(null, null, null, NOW),
    isDisputed: fc.constantFrom(false, false, false, true),
    minutes: fc.constantFrom(0, 1, 30),
  })
  .map(({ isWarned, minutes, ...rest }) => ({
    ...rest,
    confirmWarnedFor: isWarned ? rest.confirmBy : null,
    now: new Date(NOW.getTime() + minutes * 60_000),
  }));

test('who has something due in SQL has a step by the rules, and nobody else', async () => {
  const { id: boardId } = await fullRoom(t, { followers: 1 });
  const { id: participantId } = await t.db
    .selectFrom('participants')
    .select('id')
    .where('boardId', '=', boardId)
    .where('role', '=', 'FOLLOWER')
    .executeTakeFirstOrThrow();
  const meeting = { version: 1, startsAt: hour(-2000), place: '', setAt: NOW, latitude: null, longitude: null };
  await t.db
    .insertInto('appointments')
    .values({ boardId, endsAt: NOW, ...meeting })
    .execute();
  let due = 0;
  for (const { stage, purchasedAt, endsAt, isDisputed, now, ...seat } of fc.sample(state, 150)) {
    await t.db.updateTable('boards').set({ stage, purchasedAt }).where('id', '=', boardId).execute();
    await t.db.updateTable('participants').set(seat).where('id', '=', participantId).execute();
    await t.db.deleteFrom('appointments').where('boardId', '=', boardId).execute();
    if (endsAt)
      await t.db
        .insertInto('appointments')
        .values({ boardId, endsAt, ...meeting })
        .execute();
    await t.db.deleteFrom('disputes').where('boardId', '=', boardId).execute();
    const dispute = { boardId, participantId, kind: 'SHORT', text: '', wanted: 1, createdAt: NOW } as const;
    if (isDisputed) await t.db.insertInto('disputes').values(dispute).execute();
    const { rows } = await sql<{ due: boolean | null }>`
      select ${isReceiptDueAt(now)} as due from boards b left join appointments a on a.board_id = b.id
      where b.id = ${boardId}`.execute(t.db);
    const member = { ...seat, role: 'FOLLOWER' as const, leftAt: null };
    const steps = [
      confirmStep(member, { stage }, isDisputed, now),
      stallStep(member, { stage, purchasedAt, endsAt }, isDisputed, now),
    ];
    const isDue = steps.some((step) => step !== null);
    due += isDue ? 1 : 0;
    expect(rows[0]!.due ?? false, JSON.stringify({ stage, purchasedAt, endsAt, isDisputed, now, seat, steps })).toBe(
      isDue,
    );
  }
  expect(due).toBeGreaterThan(15);
  expect(due).toBeLessThan(135);
  await t.db.updateTable('boards').set({ stage: 'CANCELLED' }).where('id', '=', boardId).execute();
});

test('longest due first, without those passed over, and so many at a time; the demo stands still', async () => {
  const ids: BoardId[] = [];
  for (const day of ['12', '10', '11', '09']) {
    const room = await fullRoom(t, { followers: 1 });
    const confirmBy = new Date(`2026-12-${day}T12:00:00.000Z`);
    await t.db
      .updateTable('participants')
      .set({ confirmBy, handedAt: NOW })
      .where('boardId', '=', room.id)
      .where('role', '=', 'FOLLOWER')
      .execute();
    await t.db.updateTable('boards').set({ stage: 'PURCHASED' }).where('id', '=', room.id).execute();
    ids.push(room.id);
    if (day !== '09') continue;
    const people = [room.leader, ...room.followers].map(({ userId }) => userId);
    await t.db.updateTable('users').set({ demo: true }).where('id', 'in', people).execute();
  }
  const [last, first, second] = ids as [BoardId, BoardId, BoardId];
  expect(await dueConfirms(t.db, NOW, [], 200)).toEqual([first, second, last]);
  expect(await dueConfirms(t.db, NOW, [first], 200)).toEqual([second, last]);
  expect(await dueConfirms(t.db, NOW, [], 1)).toEqual([first]);
});
