import { type BoardId, HOUR_MS } from '@mungchi/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardRow } from '../../boards/test-boards';
import { transact } from '../../db/transaction';
import { type TestApp, testApp } from '../../test-app';
import { fullRoom } from '../test-rooms';
import { dueClocks, dueQuery, dueSeats, isDueAt } from './due-clocks';
import { buyStep, endStep, payStep, vacancyStep } from './pay-clock-rules';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const NOW = new Date('2026-11-15T03:00:00.000Z');
const hours = (min: number, max: number) =>
  fc.option(
    fc.integer({ min, max }).map((count) => new Date(NOW.getTime() + count * HOUR_MS)),
    { nil: null },
  );
const around = hours(-80, 30);
const past = hours(-60, 0);
const state = fc
  .record({
    stage: fc.constantFrom('RECRUITED', 'RECRUITED', 'PAYING', 'PURCHASED', 'CANCELLED'),
    vacantUntil: around,
    vacantAt: past,
    isVacancyTold: fc.boolean(),
    payEnd: around,
    isEndTold: fc.boolean(),
    payEndNoticedAt: past,
    buyBy: around,
    buyNotices: fc.integer({ min: 0, max: 2 }),
    buyNoticedAt: past,
    payBy: around,
    isReminded: fc.boolean(),
    payReminders: fc.integer({ min: 0, max: 2 }),
    payRemindedAt: past,
    paidAt: fc.constantFrom(null, null, NOW),
    leftAt: fc.constantFrom(null, null, null, NOW),
  })
  .map(({ isVacancyTold, isEndTold, isReminded, ...rest }) => ({
    ...rest,
    vacancyNoticedFor: isVacancyTold ? rest.vacantUntil : null,
    payEndNoticedFor: isEndTold ? rest.payEnd : null,
    payRemindedFor: isReminded ? rest.payBy : null,
    role: 'FOLLOWER' as const,
  }));

test('who has something due in SQL has a step by the rules, and nobody else', async () => {
  const { id: boardId } = await fullRoom(t, { followers: 1 });
  const states = fc.sample(state, 400);
  let due = 0;
  for (const { payBy, payReminders, payRemindedFor, payRemindedAt, paidAt, leftAt, role, ...board } of states) {
    const member = { payBy, payReminders, payRemindedFor, payRemindedAt, paidAt, leftAt };
    await t.db.updateTable('boards').set(board).where('id', '=', boardId).execute();
    await t.db
      .updateTable('participants')
      .set({ ...member, leftWhy: leftAt && 'OPERATOR' })
      .where('boardId', '=', boardId)
      .where('role', '=', 'FOLLOWER')
      .execute();
    const { rows } = await sql<{ due: boolean | null }>`
      select ${isDueAt(NOW)} as due from boards b where b.id = ${boardId}`.execute(t.db);
    const steps = [
      endStep(board, NOW),
      vacancyStep(board, NOW),
      buyStep(board, NOW),
      payStep({ ...member, role }, board, NOW),
    ];
    const isDue = steps.some((step) => step !== null);
    due += isDue ? 1 : 0;
    expect(rows[0]!.due ?? false, JSON.stringify({ board, member, steps })).toBe(isDue);
    const found = await dueClocks(t.db, NOW, [], 200);
    expect(found.includes(boardId), JSON.stringify({ board, member, steps })).toBe(isDue);
  }
  expect(due).toBeGreaterThan(50);
  expect(due).toBeLessThan(350);
});

test('whoever has been told what is to be told today is not looked at', async () => {
  const room = await fullRoom(t, { followers: 1 });
  const payEnd = new Date(NOW.getTime() + 20 * HOUR_MS);
  await t.db.updateTable('boards').set({ payEnd, payEndNoticedFor: payEnd }).where('id', '=', room.id).execute();
  const told = { payBy: payEnd, payRemindedFor: payEnd, payReminders: 1 };
  await t.db.updateTable('participants').set(told).where('boardId', '=', room.id).execute();
  const { rows } = await sql<{ boardId: BoardId }>`select board_id from (${dueSeats(NOW)}) seat`.execute(t.db);
  expect(rows.map(({ boardId }) => boardId)).not.toContain(room.id);
  const plan = await transact(t.db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<Record<string, string>>`explain ${dueQuery(NOW, [], 200)}`.execute(tx);
  });
  const lines = plan.rows.map((row) => row['QUERY PLAN'] ?? row['queryPlan']).join('\n');
  for (const index of ['boards_pay_end', 'boards_vacancy', 'boards_buy_clock', 'participants_pay_clock'])
    expect(lines).toContain(index);
});

test('longest due first, without those passed over, and so many at a time', async () => {
  const ids: BoardId[] = [];
  for (const day of ['12', '10', '11']) {
    const { id } = await fullRoom(t, { followers: 1 });
    const payEnd = new Date(`2026-11-${day}T12:00:00.000Z`);
    await t.db.updateTable('boards').set({ payEnd }).where('id', '=', id).execute();
    ids.push(id);
  }
  const [last, first, second] = ids as [BoardId, BoardId, BoardId];
  const mine = async (passed: BoardId[], limit = 200) =>
    (await dueClocks(t.db, NOW, passed, limit)).filter((id) => ids.includes(id));
  expect(await mine([])).toEqual([first, second, last]);
  expect(await mine([first])).toEqual([second, last]);
  expect((await dueClocks(t.db, NOW, [], 1)).length).toBe(1);
});

test('a room of the demo stands still until somebody signs in as one of its neighbours', async () => {
  const room = await fullRoom(t, { followers: 1 });
  const people = [room.leader, ...room.followers].map(({ userId }) => userId);
  await t.db.updateTable('users').set({ demo: true }).where('id', 'in', people).execute();
  await t.db
    .updateTable('boards')
    .set({ payEnd: new Date('2026-11-01T12:00:00.000Z') })
    .where('id', '=', room.id)
    .execute();
  const isDue = async () => (await dueClocks(t.db, NOW, [], 200)).includes(room.id);
  expect(await isDue()).toBe(false);
  await t.db
    .insertInto('refreshTokens')
    .values({
      tokenHash: Buffer.from('x'),
      familyId: crypto.randomUUID(),
      userId: room.leader.userId,
      expiresAt: NOW,
      rotatedAt: null,
      revokedAt: null,
    })
    .execute();
  expect(await isDue()).toBe(true);
  expect((await boardRow(t, room.id)).stage).toBe('RECRUITED');
});
