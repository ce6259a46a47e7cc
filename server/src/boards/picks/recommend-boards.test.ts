import type { BoardId, RecommendedBoard } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { join, openBoard } from '../test-boards';

let t: TestApp;
let leader: Person;
const METRE = 360 / 40_030_228.9;

beforeAll(async () => {
  t = await testApp();
  leader = await t.person();
});
beforeEach(async () => {
  await t.db.updateTable('boards').set({ deletedAt: t.clock.now }).execute();
});
afterAll(() => t.close());

async function openAt(metres: number, changes: Record<string, unknown> = {}, by = leader): Promise<BoardId> {
  const id = await openBoard(t, by, changes);
  const place = { latitude: 33.4507 + metres * METRE, longitude: 126.5707 };
  await t.db.updateTable('boards').set(place).where('id', '=', id).execute();
  return id;
}

const picksOf = async (person: Person): Promise<RecommendedBoard[]> =>
  (await t.call(person, 'GET', '/api/group-boards/recommend')).body;
const ascending = (a: number, b: number) => a - b;
const idsOf = (picks: RecommendedBoard[]) => picks.map((pick) => pick.id);

test('at most eight that recruit, not one’s own, not joined', async () => {
  const reader = await t.person();
  const [own, joined, cancelled, full] = [
    await openAt(1, {}, reader),
    await openAt(1),
    await openAt(1),
    await openAt(1, { totalUser: 2 }),
  ];
  await join(t, reader, joined);
  await t.call(leader, 'POST', `/api/group-boards/${cancelled}/cancel`);
  await join(t, await t.person(), full);
  const good: number[] = [];
  for (let i = 0; i < 9; i++) good.push(await openAt(i));
  const ids = idsOf(await picksOf(reader));
  expect(ids.length).toBe(8);
  expect(good).toEqual(expect.arrayContaining(ids));
  expect(ids).not.toContain(own);
});

test('goes further only where there is too little nearby', async () => {
  const reader = await t.person();
  const near = [];
  for (let i = 0; i < 7; i++) near.push(await openAt(700));
  const [mid, far, away] = [await openAt(1400), await openAt(2900), await openAt(9000)];
  expect(idsOf(await picksOf(reader)).toSorted(ascending)).toEqual([...near, mid]);
  await t.db
    .updateTable('boards')
    .set({ deletedAt: t.clock.now })
    .where('id', 'in', [...near, mid])
    .execute();
  expect(idsOf(await picksOf(reader)).toSorted(ascending)).toEqual([far, away]);
});

test('each says how far it is, and whether it has to do with the reader', async () => {
  const newcomer = await t.person();
  const near = await openAt(420, { name: '프라이팬', categoryId: 3 });
  const far = await openAt(5000, { name: '생수', categoryId: 2 });
  const facts = async (person: Person) =>
    (await picksOf(person))
      .toSorted((a, b) => a.distance - b.distance)
      .map(({ id, distance, personal, reason }) => ({ id, distance, personal, reason }));
  expect(await facts(newcomer)).toEqual([
    { id: near, distance: 420, personal: false, reason: '우리 동네에서 열렸어요' },
    { id: far, distance: 5000, personal: false, reason: '가까운 동네에서 열렸어요' },
  ]);
  expect((await facts(await t.person({ interestCategory: 3 }))).map(({ personal }) => personal)).toEqual([true, false]);
});

test('what one liked comes first and says so', async () => {
  const reader = await t.person();
  const liked = await openAt(5000, { name: '제주감귤' });
  await t.call(reader, 'POST', `/api/group-boards/${liked}/like`);
  await openAt(10, { name: '쌀', categoryId: 2 });
  const similar = await openAt(700, { name: '노지 감귤' });
  const picks = await picksOf(reader);
  expect(picks[0]).toMatchObject({ id: similar, reason: '찜한 감귤과 비슷해요' });
});

test('reasons without a history: interest, last seat, last day', async () => {
  const reader = await t.person({ interestCategory: 3 });
  const kitchen = await openAt(300, { categoryId: 3, name: '프라이팬' });
  const last = await openAt(400, { name: '생수', categoryId: 2, totalUser: 3 });
  await join(t, await t.person(), last);
  const today = await openAt(400, { name: '두부', categoryId: 2, deadline: '2026-11-15' });
  const reasons = new Map((await picksOf(reader)).map((pick) => [pick.id, pick.reason]));
  expect(reasons.get(kitchen)).toBe('관심 있는 주방용품이에요');
  expect(reasons.get(last)).toBe('한 자리 남았어요');
  expect(reasons.get(today)).toBe('오늘 마감이에요');
});

test('what similar neighbours chose rises', async () => {
  const [reader, twin] = [await t.person(), await t.person()];
  const shared = [await openAt(5000, { name: '고구마' }), await openAt(5000, { name: '양배추' })];
  for (const board of shared) {
    for (const person of [reader, twin]) await t.call(person, 'POST', `/api/group-boards/${board}/like`);
  }
  const plain = await openAt(300, { name: '세제', categoryId: 4 });
  const chosen = await openAt(310, { name: '행주', categoryId: 4 });
  await t.call(twin, 'POST', `/api/group-boards/${chosen}/like`);
  const picks = await picksOf(reader);
  expect(idsOf(picks).filter((id) => id === chosen || id === plain)).toEqual([chosen, plain]);
  expect(picks.find((pick) => pick.id === chosen)?.reason).toBe('비슷한 이웃이 골랐어요');
});

test('the same data give the same picks; without a location there are none', async () => {
  const reader = await t.person();
  for (let i = 0; i < 12; i++) await openAt(100);
  expect(await picksOf(reader)).toEqual(await picksOf(reader));
  expect(await picksOf(await t.person({ latitude: null, longitude: null, address: null }))).toEqual([]);
  expect((await t.call(null, 'GET', '/api/group-boards/recommend')).status).toBe(401);
});

test('a card says what one person pays', async () => {
  const id = await openAt(5, { price: 40_001, totalUser: 4 });
  expect(await picksOf(await t.person())).toEqual([expect.objectContaining({ id, perPersonPrice: 10_000 })]);
});
