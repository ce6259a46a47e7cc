import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startNode, type TestNode } from '../chat/test-node';
import { connectAs } from '../live/test-live';
import { operatorPerson } from '../operator/test-operator';
import { type TestRedis, testRedis } from '../realtime/test-redis';
import { type Person, type TestApp, testApp } from '../test-app';

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
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${node.address}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
}

test('banned at one node: at the other the socket ends, no new one opens, and calls are refused', async () => {
  const [operator, person] = [await operatorPerson(t), await t.person()];
  const client = await connectAs(`${b.address}/ws/chat`, person);
  const ended = new Promise<string | undefined>((resolve) => {
    client.onStompError = (frame) => resolve(frame.headers['code']);
  });
  expect((await call(b, person, 'GET', '/api/group-boards')).status).toBe(200);
  const ban = { sanction: { kind: 'BANNED', confirm: person.nickname }, reason: '사기' };
  const path = `/api/operator/people/${person.userId}/sanctions`;
  expect(await call(a, operator, 'POST', path, ban)).toMatchObject({ status: 200 });
  expect(await ended).toBe('BANNED');
  await client.deactivate({ force: true });
  await vi.waitFor(async () => expect((await call(b, person, 'GET', '/api/group-boards')).body.code).toBe('BANNED'));
  await expect(connectAs(`${b.address}/ws/chat`, person)).rejects.toThrow('BANNED');
});

test('paused at one node: refused at the other', async () => {
  const [operator, person] = [await operatorPerson(t), await t.person()];
  const pause = { sanction: { kind: 'PAUSED', days: 3 }, reason: '도배' };
  await call(a, operator, 'POST', `/api/operator/people/${person.userId}/sanctions`, pause);
  await vi.waitFor(async () =>
    expect((await call(b, person, 'POST', '/api/group-boards/1/join')).body.code).toBe('PAUSED'),
  );
});
