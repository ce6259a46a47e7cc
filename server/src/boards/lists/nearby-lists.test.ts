import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { BoardCard, BoardId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { boardForm, join, openBoard } from '../test-boards';

let t: TestApp;
let leader: Person;
let reader: Person;

beforeAll(async () => {
  // As in production, where cached bytes are sent.
  t = await testApp({ env: { VALIDATE_ANSWERS: 'off' } });
  leader = await t.person();
  reader = await t.person();
  const boardId = await openBoard(t, leader);
  const { latitude, longitude } = await t.db
    .selectFrom('boards')
    .selectAll()
    .where('id', '=', boardId)
    .executeTakeFirstOrThrow();
  await t.db.updateTable('users').set({ latitude, longitude }).execute();
});
afterAll(() => t.close());

const list = async (): Promise<BoardCard[]> => {
  const answer = await t.call(reader, 'GET', '/api/group-boards');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return answer.body;
};
const cardOf = async (boardId: BoardId) => (await list()).find((card) => card.id === boardId);

test('the same bytes twice, and every change is there at once', async () => {
  const first = await list();
  expect(await list()).toEqual(first);

  const boardId = await openBoard(t, leader, { totalUser: 4 });
  expect(await cardOf(boardId)).toMatchObject({ currentUsers: 1, boardStatus: 'OPEN' });

  const follower = await t.person();
  await join(t, follower, boardId);
  expect(await cardOf(boardId)).toMatchObject({ currentUsers: 2 });

  const profile = { nickname: '새이름', profileUrl: '/avatars/mint.webp' };
  expect((await t.call(follower, 'PUT', '/api/users', profile)).status).toBe(200);
  expect((await cardOf(boardId))?.participants[1]).toMatchObject(profile);

  // Directly in the database: only an uncached list would show it.
  await t.db.updateTable('boards').set({ title: '몰래' }).where('id', '=', boardId).execute();
  await t.call(await t.person(), 'PUT', '/api/users', { nickname: '딴사람', profileUrl: '/avatars/mint.webp' });
  expect((await cardOf(boardId))?.title).not.toBe('몰래');

  const form = await boardForm(t, { totalUser: 9, quantity: '30kg' });
  await t.call(leader, 'PUT', `/api/group-boards/${boardId}`, form);
  expect(await cardOf(boardId)).toMatchObject({ totalUsers: 9, title: '제주 감귤 30kg 공구합니다.' });

  await t.call(leader, 'PUT', `/api/group-boards/${boardId}`, { ...form, location: '서울특별시 성동구 성수동2가' });
  expect(await cardOf(boardId)).toBeUndefined();
  await t.call(leader, 'PUT', `/api/group-boards/${boardId}`, form);
  expect(await cardOf(boardId)).toBeDefined();

  await t.call(leader, 'POST', `/api/group-boards/${boardId}/cancel`);
  expect(await cardOf(boardId)).toBeUndefined();
});

test('a vacancy that ends is gone from a list that nobody changed', async () => {
  const before = t.clock.now;
  const boardId = await openBoard(t, leader, { totalUser: 2 });
  const follower = await t.person();
  await join(t, follower, boardId);
  const vacantUntil = new Date(before.getTime() + 10_000);
  await t.db.updateTable('boards').set({ memberCount: 1, vacantUntil }).where('id', '=', boardId).execute();
  // A change nearby: the list is read again, and kept.
  await openBoard(t, leader);
  expect((await cardOf(boardId))?.boardStatus).toBe('CLOSING_SOON');
  t.clock.now = new Date(before.getTime() + 9_999);
  expect((await cardOf(boardId))?.boardStatus).toBe('CLOSING_SOON');
  t.clock.now = vacantUntil;
  expect((await cardOf(boardId))?.boardStatus).not.toBe('CLOSING_SOON');
  t.clock.now = before;
});

test('a reader who moves sees the new place', async () => {
  expect((await list()).length).toBeGreaterThan(0);
  const away = { address: '서울특별시 성동구 성수동2가', latitude: 37.54, longitude: 127.05 };
  expect((await t.call(reader, 'POST', '/api/users/location', away)).status).toBe(200);
  expect(await list()).toEqual([]);
});

test('a change made while the list is being read is not missed', async () => {
  const somebody = await t.person();
  const boardId = await openBoard(t, leader, { totalUser: 50 });
  const place = await t.db.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirstOrThrow();
  const { latitude, longitude } = place;
  await t.db.updateTable('users').set({ latitude, longitude }).where('id', '=', somebody.userId).execute();
  const people = await Promise.all(Array.from({ length: 20 }, () => t.person()));
  await Promise.all(
    people.flatMap((person) => [
      t.call(somebody, 'GET', '/api/group-boards'),
      join(t, person, boardId),
      t.call(somebody, 'GET', '/api/group-boards'),
    ]),
  );
  const { body } = await t.call(somebody, 'GET', '/api/group-boards');
  expect(body.find((card: BoardCard) => card.id === boardId).currentUsers).toBe(21);
});

test('is sent as a reader takes it: plain, gzip or brotli, each with the same cards', async () => {
  const { body } = await t.call(leader, 'GET', '/api/group-boards');
  const take = async (encoding: string) =>
    t.app.inject({
      url: '/api/group-boards',
      headers: { authorization: `Bearer ${leader.token}`, 'accept-encoding': encoding },
    });
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ['br', 'gzip'] as const) {
    for (let time = 0; time < 2; time++) {
      const { headers, rawPayload } = await take(`${encoding}, deflate`);
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('Accept-Encoding') });
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      expect(JSON.parse(unpack[encoding](rawPayload).toString())).toEqual(body);
    }
  }
  expect((await take('identity')).headers['content-encoding']).toBeUndefined();
});
