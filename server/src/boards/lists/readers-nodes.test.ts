import type { BoardCard } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startNode, type TestNode } from '../../chat/test-node';
import { type TestRedis, testRedis } from '../../realtime/test-redis';
import { type Person, type TestApp, testApp } from '../../test-app';
import { openBoard } from '../test-boards';

let t: TestApp;
let redis: TestRedis;
let a: TestNode;
let b: TestNode;
beforeAll(async () => {
  t = await testApp({ now: new Date() });
  redis = await testRedis();
  [a, b] = await Promise.all(
    [0, 1].map(() => startNode(t.database.url, { REDIS_URL: redis.url })) as [Promise<TestNode>, Promise<TestNode>],
  );
}, 60_000);
afterAll(async () => {
  await Promise.all([a?.stop(), b?.stop()]);
  await redis?.close();
  await t.close();
}, 30_000);

async function call(node: TestNode, person: Person, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${person.token}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${node.address}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

test('without a bus between them it is true within seconds', async () => {
  const alone = await Promise.all([startNode(t.database.url), startNode(t.database.url)]);
  try {
    const [leader, reader] = [await t.person(), await t.person()];
    const boardId = await openBoard(t, leader);
    expect(await idsAt(alone[1], reader)).toContain(boardId);
    await call(alone[0], reader, 'POST', `/api/users/${leader.userId}/block`);
    expect(await idsAt(alone[0], reader)).not.toContain(boardId);
    await expect.poll(() => idsAt(alone[1], reader), { timeout: 8_000, interval: 500 }).not.toContain(boardId);
  } finally {
    await Promise.all(alone.map((node) => node.stop()));
  }
}, 60_000);

const idsAt = async (node: TestNode, person: Person) =>
  ((await call(node, person, 'GET', '/api/group-boards')) as BoardCard[]).map(({ id }) => id);

test('what a reader did at one node is true of their list at the other: blocked, let back, reported, moved', async () => {
  const [leader, reader] = [await t.person(), await t.person()];
  const boardId = await openBoard(t, leader);
  const place = await t.db.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirstOrThrow();
  const home = { address: place.location, latitude: place.latitude, longitude: place.longitude };
  const isShown = (shown: boolean) =>
    vi.waitFor(async () => expect((await idsAt(b, reader)).includes(boardId)).toBe(shown), { timeout: 5_000 });

  await call(a, reader, 'POST', '/api/users/location', home);
  await isShown(true);
  await call(a, reader, 'POST', `/api/users/${leader.userId}/block`);
  await isShown(false);
  await call(a, reader, 'DELETE', `/api/users/${leader.userId}/block`);
  await isShown(true);
  await call(a, leader, 'POST', `/api/users/${reader.userId}/block`);
  await isShown(false);
  await call(a, leader, 'DELETE', `/api/users/${reader.userId}/block`);
  await isShown(true);
  await call(a, reader, 'POST', '/api/users/location', { address: '부산', latitude: 35.1, longitude: 129 });
  await isShown(false);
  await call(a, reader, 'POST', '/api/users/location', home);
  await isShown(true);
  const report = { target: { kind: 'BOARD', id: boardId }, reason: 'SCAM', text: '이상해요' };
  await call(a, reader, 'POST', '/api/reports', report);
  await isShown(false);
});
