import type { BoardCard, BoardId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBoard } from '../boards/test-boards';
import { connect, type DbConnection } from '../db/connect';
import { type StandbyPair, standbyPair } from '../db/test-standby';
import { insertProducts } from '../products/test-products';
import { type Person, type TestApp, testApp } from '../test-app';

let pair: StandbyPair;
let standby: DbConnection;
let t: TestApp;
let leader: Person;
let reader: Person;
/** What the standby was asked. */
const asked: string[] = [];

beforeAll(async () => {
  pair = await standbyPair();
  const onStatement = ({ query }: { query: { sql: string } }) => asked.push(query.sql);
  standby = connect(pair.standbyUrl, { max: 3, limitMs: 3000, onStatement });
  t = await testApp({ database: pair.primary, standby: standby.db });
  leader = await t.person();
  reader = await t.person();
  await t.db.updateTable('users').set({ operatorSince: t.clock.now }).where('id', '=', reader.userId).execute();
  await insertProducts(t.db, 10);
  await openBoard(t, leader);
});
afterAll(async () => {
  await standby?.close();
  await t?.close();
  await pair?.close();
});

/** As a browser, which brings back the cookies of the answer before. */
async function browse(person: Person, method: 'GET' | 'POST', url: string, body?: object, cookie?: string) {
  const answer = await t.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${person.token}`, ...(cookie && { cookie }) },
    ...(body && { payload: body }),
  });
  expect(answer.statusCode).toBe(200);
  return { cards: answer.json() as BoardCard[], carried: String(answer.headers['set-cookie'] ?? '') };
}
const nearby = async (person: Person) => (await browse(person, 'GET', '/api/group-boards')).cards.map(({ id }) => id);

async function reads(outcome: string): Promise<number> {
  const { body } = await t.call(null, 'GET', '/metrics');
  return Number(new RegExp(`^replica_reads_total{outcome="${outcome}"} (\\d+)`, 'm').exec(body)?.[1] ?? 0);
}

test.each([
  ['/api/group-boards', 'join boards b'],
  ['/api/group-boards/categories/1', 'join boards b'],
  ['/api/group-boards/recommend', 'similar_people'],
  ['/api/group-boards/search?keyword=감귤', 'search_tokens'],
  ['/api/group-boards/like', 'board_likes'],
  ['/api/group-boards/me', 'leader_id'],
  ['/api/group-boards/joined', 'seated mine'],
  ['/api/products/main', 'product_likes'],
  ['/api/products/search?keyword=물건', 'from products'],
  ['/api/products/recommend', 'alike'],
  ['/api/products/like', 'product_likes'],
  ['/api/products/categories/1/scroll', 'product_likes'],
  ['/api/operator/figures', 'daily_figures'],
  ['/api/operator/audit', 'audit_log'],
])('%s is read at the standby', async (path, words) => {
  await pair.caughtUp();
  asked.length = 0;
  await browse(reader, 'GET', encodeURI(path));
  expect(asked.some((statement) => statement.includes(words))).toBe(true);
});

test('what somebody changed is there at once, with a standby that replays nothing', async () => {
  await pair.pauseReplay();
  const before = await reads('behind');
  const boardId = (await nearby(reader))[0]!;
  const { carried } = await browse(reader, 'POST', `/api/group-boards/${boardId}/like`);
  expect(carried).toMatch(/^log_position=[0-9A-F]+%2F[0-9A-F]+; Max-Age=10; Path=\/api; HttpOnly; SameSite=Lax$/);

  const { cards } = await browse(reader, 'GET', '/api/group-boards/like', undefined, carried.split(';')[0]);
  expect(cards.map(({ id }) => id)).toEqual([boardId]);
  expect(await reads('behind')).toBeGreaterThan(before);
});

test('whoever is told of a change finds it, without having changed anything', async () => {
  const boardId: BoardId = await openBoard(t, leader);
  expect(await nearby(reader)).toContain(boardId);
  await pair.resumeReplay();
});

test('once it has caught up it is read from again', async () => {
  await pair.caughtUp();
  const before = await reads('replica');
  await vi.waitFor(async () => {
    await nearby(reader);
    expect(await reads('replica')).toBeGreaterThan(before);
  }, 20_000);
});

test('a standby that dies fails nobody, and is read from when it is back', async () => {
  const shown = await nearby(reader);
  await pair.killStandby();
  const before = await reads('away');
  expect(await nearby(reader)).toEqual(shown);
  expect(await reads('away')).toBe(before + 1);
  expect((await t.call(null, 'GET', '/readyz')).body).toMatchObject({ status: 'ok', parts: { replica: 'degraded' } });

  await pair.startStandby();
  const there = await reads('replica');
  await vi.waitFor(async () => {
    expect(await nearby(reader)).toEqual(shown);
    expect(await reads('replica')).toBeGreaterThan(there);
  }, 20_000);
  expect((await t.call(null, 'GET', '/readyz')).body).toMatchObject({ parts: { replica: 'ok' } });
});

test('without a replica nothing is carried', async () => {
  const plain = await testApp();
  const boardId = await openBoard(plain, await plain.person());
  const answer = await plain.call(await plain.person(), 'POST', `/api/group-boards/${boardId}/like`);
  expect(answer.headers['set-cookie']).toBeUndefined();
  await plain.close();
});
