import type { VisitCard } from '@mungchi/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake, join, openBoard } from '../boards/test-boards';
import { onGrid } from '../boards/visitor-rules';
import { distanceMetres } from '../places/distance';
import { insertProducts } from '../products/test-products';
import { type TestApp, testApp } from '../test-app';
import { runs } from '../test-ring';

/** 영평동 of 제주시, where the test purchases are, and its middle as the gazetteer has it. */
const AREA = '50110136';
let t: TestApp;
let middle: { latitude: number; longitude: number; metres: number };
beforeAll(async () => {
  t = await testApp();
  middle = (await t.call(null, 'GET', `/api/visit/area?area=${AREA}`)).body;
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.updateTable('boards').set({ deletedAt: t.clock.now }).execute();
});

const look = async (query = ''): Promise<VisitCard[]> =>
  (await t.call(null, 'GET', `/api/visit/boards?area=${AREA}${query}`)).body;
const find = async (keyword: string): Promise<VisitCard[]> =>
  (await t.call(null, 'GET', `/api/visit/boards/search?area=${AREA}&keyword=${encodeURIComponent(keyword)}`)).body;

async function openAt(place: { latitude: number; longitude: number }, changes = {}) {
  const leader = await t.person();
  const boardId = await openBoard(t, awake(t, leader), { meetingNote: '정문 앞 벤치', ...changes });
  await t.db
    .updateTable('boards')
    .set({ latitude: place.latitude, longitude: place.longitude })
    .where('id', '=', boardId)
    .execute();
  return { leader, boardId };
}

test('a visitor reads the neighbourhood, a point on the grid, faces, and nobody’s id', async () => {
  const { boardId, leader } = await openAt({
    latitude: middle.latitude + 0.00061,
    longitude: middle.longitude + 0.00072,
  });
  await join(t, await t.person({ nickname: '감귤단지' }), boardId);
  for (const cards of [await look(), await find('감귤')]) {
    expect(cards.map(({ id }) => id)).toEqual([boardId]);
    const [card] = cards;
    expect(card).toMatchObject({ location: '제주특별자치도 제주시 영평동', distance: null, currentUsers: 2 });
    expect(card!.participants).toEqual([
      { nickname: leader.nickname, profileUrl: '/avatars/pink.webp' },
      { nickname: '감**', profileUrl: '/avatars/pink.webp' },
    ]);
    for (const degrees of [card!.latitude, card!.longitude]) {
      expect(Math.abs(degrees * 500 - Math.round(degrees * 500))).toBeLessThan(1e-6);
    }
    const told = JSON.stringify(card);
    for (const secret of ['첨단로', '정문', 'userId', 'manner', '감귤단지']) expect(told).not.toContain(secret);
  }
});

test('what is deleted, called off or held back is not there; what is over is, unless one asks for what recruits', async () => {
  const here = await openAt(middle);
  for (const change of [
    { deletedAt: t.clock.now },
    { stage: 'CANCELLED' as const, endedAt: t.clock.now },
    { heldAt: t.clock.now },
  ]) {
    const { boardId } = await openAt(middle);
    await t.db.updateTable('boards').set(change).where('id', '=', boardId).execute();
  }
  const over = await openAt(middle);
  await t.db.updateTable('boards').set({ stage: 'PURCHASED' }).where('id', '=', over.boardId).execute();
  const byId = (a: number, b: number) => a - b;
  expect((await look()).map(({ id }) => id).toSorted(byId)).toEqual([here.boardId, over.boardId].toSorted(byId));
  expect((await look('&recruiting=true')).map(({ id }) => id)).toEqual([here.boardId]);
  expect(await look('&categoryId=2')).toEqual([]);
  expect((await find('감귤')).length).toBe(2);
});

test('pages follow each other without a gap', async () => {
  const all: number[] = [];
  for (let i = 0; i < 5; i++) all.unshift((await openAt(middle)).boardId);
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const url = `/api/visit/boards?area=${AREA}&limit=2${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`;
    const { json, headers } = await t.app.inject({ url }).then((it) => ({ json: it.json(), headers: it.headers }));
    seen.push(...json.map(({ id }: VisitCard) => id));
    cursor = headers['x-next-cursor'] as string | undefined;
  } while (cursor);
  expect(seen).toEqual(all);
});

// Many neighbourhoods have many circles; cut by the true place, their edges would tell it.
test('whether it is in a list depends on the place that is shown, never on the true one', async () => {
  const { boardId } = await openAt(middle);
  const offset = fc.double({ min: -0.03, max: 0.03, noNaN: true });
  await fc.assert(
    fc.asyncProperty(offset, offset, async (north, east) => {
      const place = { latitude: middle.latitude + north, longitude: middle.longitude + east };
      await t.db.updateTable('boards').set(place).where('id', '=', boardId).execute();
      const shown = { latitude: onGrid(place.latitude), longitude: onGrid(place.longitude) };
      const isNear = distanceMetres(shown, middle) <= middle.metres;
      expect((await look()).length).toBe(isNear ? 1 : 0);
      expect((await find('감귤')).length).toBe(isNear ? 1 : 0);
    }),
    { numRuns: runs(40) },
  );
});

test('neighbourhoods are found by name and by address; a code that is none is refused', async () => {
  const names = async (query: string) =>
    (await t.call(null, 'GET', `/api/visit/areas?query=${encodeURIComponent(query)}`)).body;
  expect((await names('성수동1'))[0]).toEqual({
    code: '11200114',
    name: '성수동1가',
    address: '서울특별시 성동구 성수동1가',
  });
  expect((await names('제주시 첨단로 242')).map(({ code }: { code: string }) => code)).toEqual([AREA]);
  for (const path of ['area?area=99999999', 'boards?area=99999999', 'boards/search?area=99999999&keyword=귤']) {
    expect((await t.call(null, 'GET', `/api/visit/${encodeURI(path)}`)).body.code).toBe('NOT_FOUND');
  }
  expect((await t.call(null, 'GET', '/api/visit/boards?area=37.5,127')).status).toBe(400);
});

test('the busiest come with the number that their list shows, counted once in five minutes', async () => {
  for (let i = 0; i < 3; i++) await openAt(middle);
  const busy = async () => (await t.call(null, 'GET', '/api/visit/areas/busy')).body;
  // Next door, and so in the same list: it is not named beside it.
  await openAt({ latitude: middle.latitude + 0.012, longitude: middle.longitude });
  expect(await busy()).toEqual([expect.objectContaining({ code: AREA, open: 4 })]);
  await openAt(middle);
  expect((await busy())[0].open).toBe(4);
  t.clock.now = new Date(t.clock.now.getTime() + 5 * 60_000);
  expect((await busy())[0].open).toBe((await look('&recruiting=true')).length);
});

test('the shop shows its products without hearts and remembers nothing of a visitor', async () => {
  const [id] = await insertProducts(t.db, 1);
  const read = async (path: string) => (await t.call(null, 'GET', `/api/visit/products${path}`)).body;
  expect(await read(`/${id}`)).toMatchObject({ id, name: '물건 0', liked: false });
  expect((await read('/999999')).code).toBe('PRODUCT_NOT_FOUND');
  for (const cards of [await read('/search?keyword=물건'), await read('/categories/1'), (await read('')).flat()]) {
    expect(cards).toEqual([expect.objectContaining({ id, liked: false })]);
  }
  const { views, searches } = (
    await sql<{ views: number; searches: number }>`
      select (select count(*)::int from product_views) as views, (select count(*)::int from product_searches) as searches`.execute(
      t.db,
    )
  ).rows[0]!;
  expect([views, searches]).toEqual([0, 0]);
});
