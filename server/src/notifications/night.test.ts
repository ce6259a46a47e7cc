import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake, join } from '../boards/test-boards';
import { roomIn } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { startPushService, type TestPushService } from './push/test-push-service';
import { inbox } from './test-inbox';

/** From a deed to the locked phone, over a night in Seoul: 22:00 is 13:00Z, 8:00 is 23:00Z. */
const NOON = new Date('2026-11-15T03:00:00.000Z');
let t: TestApp;
let service: TestPushService;
beforeAll(async () => {
  service = await startPushService();
  t = await testApp({ env: { PUSH_HOSTS: service.origin }, now: NOON });
  await t.listen();
});
beforeEach(async () => {
  t.clock.now = NOON;
  await t.runJobs();
  service.received.length = 0;
});
afterAll(async () => {
  await t.close();
  await service.close();
});

async function carryPhone(person: Person, name: string): Promise<void> {
  const form = service.subscribe(name).toJSON();
  expect((await t.call(awake(t, person), 'POST', '/api/notifications/devices', form)).status).toBe(200);
}
const at = (instant: string) => {
  t.clock.now = new Date(instant);
  return t.runJobs();
};
const heard = () => service.received.map(({ device, message }) => `${device}: ${message.title}`);

test('the last seat goes at eleven at night: in every inbox at once, on the phones at eight in the morning', async () => {
  const room = await roomIn(t, 'RECRUITING');
  await carryPhone(room.leader, 'leader');
  await t.call(room.leader, 'POST', '/api/notifications/read');
  await carryPhone(room.followers[0]!, 'follower');
  await at('2026-11-15T14:00:00.000Z');
  expect((await join(t, await t.person(), room.id)).status).toBe(200);
  await t.runJobs();
  for (const person of [room.leader, room.followers[0]!])
    expect((await inbox(t, person)).map(({ title, read }) => [title, read])).toContainEqual(['모두 모였어요', false]);
  await at('2026-11-15T22:59:59.000Z');
  expect(heard()).toEqual([]);
  await at('2026-11-15T23:00:00.000Z');
  // The leader is asked for nothing: it is in the inbox.
  expect(heard()).toEqual(['follower: 모두 모였어요 · 제주 감귤 10kg']);
  await at('2026-11-16T00:00:00.000Z');
  expect(service.received).toHaveLength(1);
});

test('a meeting at half past seven rings an hour before, in the quiet hours; the evening before is told while people are awake', async () => {
  const room = await roomIn(t, 'PURCHASED');
  await carryPhone(room.followers[0]!, 'early');
  const meeting = { startsAt: '2026-11-16T22:30:00.000Z', place: '성수역 3번 출구' };
  const set = await t.call(awake(t, room.leader), 'PUT', `/api/chat/rooms/${room.id}/appointment`, meeting);
  expect(set.status).toBe(200);
  const remind = async (instant: string) => {
    t.clock.now = new Date(instant);
    await t.runJobs();
  };
  await t.runJobs();
  await remind('2026-11-16T11:00:00.000Z');
  expect(heard()).toEqual([
    'early: 약속이 정해졌어요 · 제주 감귤 10kg',
    'early: 내일 아침 7시 30분에 만나요 · 제주 감귤 10kg',
  ]);
  await remind('2026-11-16T21:29:00.000Z');
  expect(service.received).toHaveLength(2);
  await remind('2026-11-16T21:30:00.000Z');
  expect(heard()[2]).toBe('early: 1시간 뒤에 만나요 · 제주 감귤 10kg');
  expect(service.received[2]).toMatchObject({ urgency: 'high', ttl: '7200' });
});
