import { DEFAULT_NOTIFICATION_SETTINGS } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startNode, type TestNode } from '../chat/test-node';
import { speak, testRoom } from '../chat/test-rooms';
import { connectAs } from '../live/test-live';
import { fullRoom, order, payByCard } from '../payments/test-rooms';
import { startServerProcess } from '../payments/test-server-process';
import { type Person, type TestApp, testApp } from '../test-app';
import { startPushService, type TestPushService } from './push/test-push-service';
import { inbox } from './test-inbox';

let t: TestApp;
let service: TestPushService;
const nodes: TestNode[] = [];
beforeAll(async () => {
  service = await startPushService();
  t = await testApp({ env: { PUSH_HOSTS: service.origin }, now: new Date() });
  await t.listen();
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await t.close();
  await service.close();
});

/** With a phone, at any hour. */
async function phoned(device: string): Promise<Person> {
  const person = await t.person();
  await t.call(person, 'POST', '/api/notifications/devices', service.subscribe(device).toJSON());
  const awake = { ...DEFAULT_NOTIFICATION_SETTINGS, quiet: false };
  await t.call(person, 'PUT', '/api/notifications/settings', awake);
  return person;
}
const heard = (device: string) =>
  service.received.filter((one) => one.device === device).map(({ message }) => message.body);

test('a payment that dies before its commit tells nobody; settled after the restart it is told once', async () => {
  const room = await fullRoom(t, { followers: 1 });
  const payer = room.followers[0]!;
  const told = async () => (await inbox(t, room.leader)).filter(({ kind }) => kind === 'ALL_PAID').length;
  const impUid = await payByCard(t, { ...(await order(t, room, payer)), buyer: payer });
  const pay = [payer, 'POST', `/api/chat/rooms/${room.id}/pay`, { impUid }] as const;

  const doomed = await startServerProcess(t, { FAULT_AT: 'settle.before-commit' });
  await doomed.call(...pay);
  expect(await doomed.dead).toBe('SIGKILL');
  expect(await told()).toBe(0);

  const server = await startServerProcess(t);
  for (let twice = 0; twice < 2; twice++) expect((await server.call(...pay))?.status).toBe(200);
  expect(await told()).toBe(1);
  await server.stop();
}, 120_000);

test('two nodes: a message is one push; one that was killed after storing it: within a minute, and once', async () => {
  const [speaker, listener] = [await t.person(), await phoned('listener')];
  const roomId = await testRoom(t.deps, speaker, [listener]);
  nodes.push(...(await Promise.all([0, 1].map(() => startNode(t.database.url, { PUSH_HOSTS: service.origin })))));
  const [doomed, other] = nodes as [TestNode, TestNode];

  const there = await connectAs(`${other.address}/ws/chat`, speaker);
  await speak(there, roomId, '여기요');
  await vi.waitFor(() => expect(heard('listener')).toEqual([`${speaker.nickname}: 여기요`]), { timeout: 30_000 });

  const here = await connectAs(`${doomed.address}/ws/chat`, speaker);
  await speak(here, roomId, '들리나요?');
  await doomed.stop('SIGKILL');
  await vi.waitFor(() => expect(heard('listener')).toHaveLength(2), { timeout: 90_000, interval: 500 });
  await speak(there, roomId, '다시');
  await vi.waitFor(() => expect(heard('listener')).toHaveLength(3), { timeout: 30_000 });
  expect(heard('listener')).toEqual(['여기요', '들리나요?', '다시'].map((text) => `${speaker.nickname}: ${text}`));
  await Promise.all([here, there].map((client) => client.deactivate({ force: true })));
}, 180_000);
