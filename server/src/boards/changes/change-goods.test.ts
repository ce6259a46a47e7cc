import { DAY_MS, HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inbox } from '../../notifications/test-inbox';
import { type Person, type TestApp, testApp } from '../../test-app';
import { awake, boardForm, boardRow, join, messagesOf, openBoard, openWithFollowers } from '../test-boards';

let t: TestApp;
let leader: Person;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.now = new Date('2026-11-15T03:00:00.000Z');
  leader = await t.person();
});
afterAll(() => t.close());

async function edit(boardId: number, changes: object): Promise<void> {
  const { pictures, ...board } = await boardRow(t, boardId as Parameters<typeof boardRow>[1]);
  const images = (pictures as { url: string }[]).map(({ url }) => url);
  const { name, quantity, price, totalUser, deadline } = board;
  const form = { ...(await boardForm(t)), name, quantity, price, totalUser, deadline, images, ...changes };
  const { status, body } = await t.call(awake(t, leader), 'PUT', `/api/group-boards/${boardId}`, form);
  if (status !== 200) throw new Error(JSON.stringify(body));
  t.clock.now = new Date(t.clock.now.getTime() + 2 * 60_000);
  await t.runJobs();
}
const answer = async (boardId: number, person: Person, stay: boolean) =>
  (await t.call(awake(t, person), 'POST', `/api/chat/rooms/${boardId}/change`, { stay })).body.code ?? 'ok';
const asked = async (boardId: number, person: Person) =>
  (await t.call(awake(t, person), 'GET', `/api/chat/rooms/${boardId}`)).body.askedUntil;

test('other goods: every follower is asked until the evening after a day, and may leave free of blame', async () => {
  const { boardId, followers } = await openWithFollowers(t, leader, 2);
  const [stays, goes] = followers as [Person, Person];
  await edit(boardId, { quantity: '5kg' });
  expect(await asked(boardId, stays)).toBe('2026-11-16T12:00:00.000Z');
  expect((await messagesOf(t, boardId)).at(-1)?.body).toBe(
    '리더가 공구 내용을 바꿨어요. 총 수량 ‘10kg’ → ‘5kg’. 계속할지 11월 16일 밤 9시까지 골라 주세요. 답이 없으면 계속하는 걸로 볼게요.',
  );
  const { kind, title } = await t.db
    .selectFrom('notifications')
    .selectAll()
    .where('userId', '=', goes.userId)
    .where('kind', '=', 'CHANGED')
    .executeTakeFirstOrThrow();
  expect([kind, title]).toEqual(['CHANGED', '공구 내용이 바뀌었어요']);
  expect(await answer(boardId, leader, true)).toBe('NOT_FOLLOWER');
  expect(await answer(boardId, stays, true)).toBe('ok');
  expect(await asked(boardId, stays)).toBeNull();
  expect(await answer(boardId, stays, false)).toBe('NOT_ASKED');
  expect(await answer(boardId, goes, false)).toBe('ok');
  expect(await boardRow(t, boardId)).toMatchObject({ stage: 'RECRUITING', memberCount: 2, vacantUntil: null });
  expect((await join(t, goes, boardId)).status).toBe(200);
});

test('silence stays, and small steps add up', async () => {
  const { boardId, followers } = await openWithFollowers(t, leader, 1);
  const [follower] = followers as [Person];
  const later = (days: number) => ({
    deadline: new Date(Date.parse('2026-11-22') + days * DAY_MS).toISOString().slice(0, 10),
  });
  await edit(boardId, later(2));
  expect(await asked(boardId, follower)).toBeNull();
  await edit(boardId, later(4));
  expect(await asked(boardId, follower)).toBe('2026-11-16T12:00:00.000Z');
  t.clock.now = new Date('2026-11-16T12:00:00.000Z');
  expect(await answer(boardId, follower, false)).toBe('NOT_ASKED');
  expect((await boardRow(t, boardId)).memberCount).toBe(2);
});

test('price and headcount are no change of the goods', async () => {
  const { boardId, followers } = await openWithFollowers(t, leader, 1);
  await edit(boardId, { price: 30_000, totalUser: 5 });
  expect(await asked(boardId, followers[0]!)).toBeNull();
});

test('leaving a room that filled meanwhile makes a vacancy, which everybody hears of', async () => {
  const boardId = await openBoard(t, leader, { totalUser: 3 });
  const [first, second] = [await t.person(), await t.person()];
  await join(t, first, boardId);
  await edit(boardId, { name: '한라봉' });
  await join(t, second, boardId);
  expect((await boardRow(t, boardId)).stage).toBe('RECRUITED');
  expect(await answer(boardId, second, false)).toBe('NOT_ASKED');
  t.clock.now = new Date(t.clock.now.getTime() + HOUR_MS);
  expect(await answer(boardId, first, false)).toBe('ok');
  expect(await boardRow(t, boardId)).toMatchObject({
    stage: 'RECRUITED',
    memberCount: 2,
    vacantUntil: new Date('2026-11-17T12:00:00.000Z'),
  });
  expect((await messagesOf(t, boardId)).at(-1)?.body).toBe(
    '한 자리가 비었어요. 11월 17일 밤 9시까지 못 채우면 취소하고 모두 돌려 드려요.',
  );
});

test('a second change on the same evening asks and tells again, also who has answered', async () => {
  const { boardId, followers } = await openWithFollowers(t, leader, 2);
  const [answered, silent] = followers as [Person, Person];
  await edit(boardId, { quantity: '5kg' });
  expect(await answer(boardId, answered, true)).toBe('ok');
  expect((await inbox(t, answered)).map(({ read }) => read)).toEqual([true]);
  await edit(boardId, { quantity: '3kg' });
  for (const person of [answered, silent]) {
    expect(await asked(boardId, person)).toBe('2026-11-16T12:00:00.000Z');
    expect((await inbox(t, person)).map(({ kind }) => kind)).toEqual(['CHANGED', 'CHANGED']);
  }
});

test('a purchase that is called off asks nobody any more', async () => {
  const { boardId, followers } = await openWithFollowers(t, leader, 1);
  await edit(boardId, { quantity: '5kg' });
  expect((await t.call(awake(t, leader), 'POST', `/api/group-boards/${boardId}/cancel`)).status).toBe(200);
  expect(await asked(boardId, followers[0]!)).toBeNull();
  expect(await answer(boardId, followers[0]!, false)).toBe('NOT_ASKED');
});
