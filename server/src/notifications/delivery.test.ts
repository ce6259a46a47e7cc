import { DAY_MS, DEFAULT_NOTIFICATION_SETTINGS } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { awake } from '../boards/test-boards';
import { createLog } from '../log';
import { fullRoom, roomIn, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { startPushService, type TestPushService } from './push/test-push-service';
import { inbox, tell } from './test-inbox';

const NOON = new Date('2026-11-15T03:00:00.000Z');
const lines: string[] = [];
let t: TestApp;
let service: TestPushService;
let room: TestRoom;
beforeAll(async () => {
  service = await startPushService();
  const env = { PUSH_HOSTS: service.origin, PUSH_SUBJECT: 'mailto:help@mungchi.example' };
  t = await testApp({ env, now: NOON, log: createLog('trace', { write: (line) => void lines.push(line) }) });
  room = await roomIn(t, 'RECRUITING');
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

let named = 0;
/** Somebody with so many devices; their names are at the push service. */
async function phoned(count = 1) {
  const person = await t.person();
  const devices: string[] = [];
  for (let i = 0; i < count; i++) {
    named += 1;
    devices.push(`device${named}`);
    const form = service.subscribe(`device${named}`).toJSON();
    const { status } = await t.call(awake(t, person), 'POST', '/api/notifications/devices', form);
    expect(status).toBe(200);
  }
  return { person, devices, device: devices[0]! };
}
const told = (person: Person, changes = {}) => tell(t, { userId: person.userId, boardId: room.id, ...changes });
const heard = (device: string) => service.received.filter((one) => one.device === device).map(({ message }) => message);
const devicesOf = async (person: Person) => (await t.call(awake(t, person), 'GET', '/api/notifications/devices')).body;
const later = (ms: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + ms);
  return t.runJobs();
};

test('an entry reaches every device of its person, encrypted and signed, once', async () => {
  const { person, devices } = await phoned(2);
  await told(person);
  await told(person);
  await t.runJobs();
  await later(60_000);
  const [entry] = await inbox(t, person);
  const message = {
    id: entry!.id,
    title: '모두 모였어요 · 제주 감귤 10kg',
    body: '3,333원을 결제해 주세요',
    path: `/gonggu/list/${room.id}`,
    tag: `board-${room.id}`,
    badge: 1,
  };
  const sent = { message, ttl: '86400', urgency: 'normal', subject: 'mailto:help@mungchi.example' };
  expect(service.received.toSorted((a, b) => a.device.localeCompare(b.device))).toEqual(
    devices.map((device) => ({ device, ...sent })),
  );
  expect((await devicesOf(person)).map(({ lastOkAt }: { lastOkAt: string }) => lastOkAt)).toEqual([
    NOON.toISOString(),
    NOON.toISOString(),
  ]);
});

test('a join adds one insert and one job; without a device no job', async () => {
  const { leader, id } = await roomIn(t, 'RECRUITING');
  await t.runJobs();
  await told(leader, { key: 'nobody' });
  expect(await t.runJobs()).toEqual([]);
  const { person } = await phoned();
  await tell(t, { userId: person.userId, boardId: id }, { userId: leader.userId, boardId: id, key: 'more' });
  expect((await t.runJobs()).map(({ job, outcome }) => [job, outcome])).toEqual([['notifications.deliver', 'done']]);
});

test('the badge counts unread entries and rooms with something unread', async () => {
  const full = await fullRoom(t);
  const [follower] = full.followers as [Person];
  const form = service.subscribe('badge').toJSON();
  await t.call(follower, 'POST', '/api/notifications/devices', form);
  await tell(t, { userId: follower.userId, boardId: full.id, key: 'more' });
  await t.runJobs();
  expect(heard('badge').map(({ badge, path }) => [badge, path])).toEqual([[3, `/chat/${full.id}`]]);
  // A muted room does not call.
  await t.call(follower, 'PUT', `/api/chat/rooms/${full.id}/mute`, { muted: true });
  await tell(t, { userId: follower.userId, boardId: full.id, key: 'still more' });
  await t.runJobs();
  expect(heard('badge').map(({ badge }) => badge)).toEqual([3, 3]);
});

test('what was read before the job came, what nobody wants, and what is old is not pushed', async () => {
  const { person, device } = await phoned();
  await told(person, { key: 'read' });
  await t.call(person, 'POST', '/api/notifications/read');
  await t.runJobs();
  await told(person, { key: 'old' });
  await later(DAY_MS + 1);
  const off = { ...DEFAULT_NOTIFICATION_SETTINGS, pushTrade: false };
  await t.call(awake(t, person), 'PUT', '/api/notifications/settings', off);
  await told(person, { key: 'off' });
  await t.runJobs();
  expect(heard(device)).toEqual([]);
  expect(await inbox(t, person)).toHaveLength(3);
});

test('at night nothing; in the morning one push, and one for several', async () => {
  const [one, many] = [await phoned(), await phoned()];
  t.clock.now = new Date('2026-11-15T14:00:00.000Z');
  await told(one.person);
  for (const key of ['a', 'b', 'c']) await told(many.person, { key });
  await t.runJobs();
  await t.call(awake(t, many.person), 'POST', '/api/notifications/read', {
    upTo: (await inbox(t, many.person))[2]!.id,
  });
  t.clock.now = new Date('2026-11-15T22:59:59.999Z');
  await t.runJobs();
  expect(service.received).toEqual([]);
  t.clock.now = new Date('2026-11-15T23:00:00.000Z');
  await t.runJobs();
  expect(heard(one.device)).toMatchObject([{ title: '모두 모였어요 · 제주 감귤 10kg', badge: 1 }]);
  expect(heard(many.device)).toEqual([
    { id: null, title: '밤사이 알림이 2개 왔어요', body: '', path: '/notifications', tag: 'morning', badge: 2 },
  ]);
  await later(60_000);
  expect(service.received).toHaveLength(2);
});

test('when it was due and when a push service took it is kept; what nobody took has not arrived', async () => {
  const [now, slow, night, lost] = [await phoned(), await phoned(), await phoned(), await phoned()];
  const times = async ({ person }: typeof now) =>
    await t.db
      .selectFrom('notifications')
      .select(['createdAt', 'dueAt', 'reachedAt'])
      .where('userId', '=', person.userId)
      .executeTakeFirstOrThrow();
  service.answer(slow.device, 500);
  service.answer(lost.device, 410);
  for (const { person } of [now, slow, lost]) await told(person);
  await t.runJobs();
  await later(60_000);
  expect(await times(now)).toEqual({ createdAt: NOON, dueAt: null, reachedAt: NOON });
  expect(await times(slow)).toMatchObject({ dueAt: null, reachedAt: new Date(NOON.getTime() + 60_000) });
  expect(await times(lost)).toMatchObject({ reachedAt: null });
  t.clock.now = new Date('2026-11-15T14:00:00.000Z');
  for (const key of ['a', 'b']) await told(night.person, { key });
  await t.runJobs();
  const morning = new Date('2026-11-15T23:00:00.000Z');
  expect(await times(night)).toMatchObject({ dueAt: morning, reachedAt: null });
  t.clock.now = morning;
  await t.runJobs();
  expect(await times(night)).toMatchObject({ dueAt: morning, reachedAt: morning });
});

test('what is about the next hours wakes people', async () => {
  const { person, device } = await phoned();
  t.clock.now = new Date('2026-11-15T14:00:00.000Z');
  await told(person, { urgentUntil: new Date('2026-11-15T15:00:00.000Z') });
  await t.runJobs();
  expect(service.received).toMatchObject([{ device, ttl: '7200', urgency: 'high' }]);
});

test.each([404, 410] as const)('%d: the device is gone', async (manner) => {
  const { person, device } = await phoned();
  service.answer(device, manner);
  await told(person);
  await t.runJobs();
  expect(await devicesOf(person)).toEqual([]);
});

test.each([429, 500] as const)('%d: tried again until it is taken', async (manner) => {
  const { person, devices } = await phoned(2);
  service.answer(devices[0]!, manner, manner, manner);
  await told(person);
  for (let i = 0; i < 4; i++) await later(60_000);
  expect([heard(devices[0]!), heard(devices[1]!)].map(({ length }) => length)).toEqual([1, 1]);
});

test('on a phone that somebody else signed in on meanwhile, it is not tried again', async () => {
  const { person, device } = await phoned();
  service.answer(device, 500);
  await told(person);
  await t.runJobs();
  const [form, next] = [service.subscribe(device).toJSON(), await t.person()];
  await t.call(awake(t, next), 'POST', '/api/notifications/devices', form);
  for (let i = 0; i < 3; i++) await later(10 * 60_000);
  expect(heard(device)).toEqual([]);
});

test('after six attempts it is given up', async () => {
  const { person, device } = await phoned();
  const before = service.asked;
  service.answer(device, ...Array.from({ length: 10 }, () => 500 as const));
  await told(person);
  const outcomes = [];
  for (let i = 0; i < 10; i++) outcomes.push(...(await later(10 * 60_000)));
  expect(service.asked - before).toBe(6);
  // No job stays behind as failed.
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'failed', 'failed', 'failed', 'done']);
  expect(await devicesOf(person)).toHaveLength(1);
});

test('a service that never answers is left after five seconds, and asked again', { timeout: 20_000 }, async () => {
  const { person, device } = await phoned();
  service.answer(device, 'never');
  await told(person);
  await t.runJobs();
  await vi.waitFor(() => expect(service.cut).toBe(1));
  await later(60_000);
  expect(heard(device)).toHaveLength(1);
});

test('413: the title alone', async () => {
  const { person, device } = await phoned();
  service.answer(device, 413);
  await told(person);
  await t.runJobs();
  expect(heard(device)).toMatchObject([{ title: '모두 모였어요 · 제주 감귤 10kg', body: '' }]);
});

test.each([301, 400, 403] as const)('%d: our fault, said once an hour, and not asked again', async (manner) => {
  const { person, device } = await phoned();
  t.clock.now = new Date(NOON.getTime() + manner * DAY_MS);
  const complaints = () => lines.filter((line) => line.includes('a push service refuses us'));
  const before = [complaints().length, service.asked] as const;
  service.answer(device, manner, manner, manner);
  for (const key of ['a', 'b']) {
    await told(person, { key });
    await later(60_000);
  }
  expect(complaints().length - before[0]).toBe(1);
  expect(service.asked - before[1]).toBe(2);
  expect(JSON.parse(complaints().at(-1)!)).toMatchObject({
    level: 50,
    host: new URL(service.origin).host,
    status: manner,
  });
  await later(3_600_000);
  await told(person, { key: 'c' });
  await t.runJobs();
  expect(complaints().length - before[0]).toBe(2);
});

test('a full room: one job, sixteen at a time', { timeout: 60_000 }, async () => {
  const people = [];
  for (let i = 0; i < 48; i++) people.push(await phoned());
  service.busiest = 0;
  service.together = 16;
  await tell(t, ...people.map(({ person }) => ({ userId: person.userId, boardId: room.id })));
  expect(await t.runJobs()).toHaveLength(1);
  service.together = 1;
  expect(service.received).toHaveLength(48);
  expect(service.busiest).toBe(16);
});

test('the test push comes at once, also at night, and says what it is', async () => {
  const { person, device } = await phoned();
  t.clock.now = new Date('2026-11-15T14:00:00.000Z');
  const [{ id }] = await devicesOf(person);
  const test = async () => (await t.call(awake(t, person), 'POST', `/api/notifications/devices/${id}/test`)).body;
  expect(await test()).toEqual({ ok: true });
  expect(heard(device)).toEqual([
    {
      id: null,
      title: '알림이 잘 도착했어요',
      body: '이제 중요한 소식을 놓치지 않아요.',
      path: '/mypage/alerts',
      tag: 'test',
      badge: 0,
    },
  ]);
  service.answer(device, 500, 410);
  expect((await test()).code).toBe('UNAVAILABLE');
  expect((await test()).code).toBe('DEVICE_NOT_FOUND');
  expect((await test()).code).toBe('DEVICE_NOT_FOUND');
  expect(await devicesOf(person)).toEqual([]);
});

test('neither where a device is nor what it was told is ever in the log', () => {
  const log = lines.join('');
  expect(log.length).toBeGreaterThan(500);
  expect(log).not.toMatch(/\/device\d|모두 모였어요|결제해 주세요|알림이 잘/);
});

test('questions about a post push once an hour; the rest stays in the inbox', async () => {
  const { person, device } = await phoned();
  const minutes = [0, 10, 50, 59, 61, 70, 110, 180];
  const pushed: number[] = [];
  for (const [nth, minute] of minutes.entries()) {
    await later((minute - (minutes[nth - 1] ?? 0)) * 60_000);
    const before = heard(device).length;
    await told(person, { kind: 'QUESTION_ASKED', key: `question ${nth}` });
    await t.runJobs();
    if (heard(device).length > before) pushed.push(minute);
  }
  expect(pushed).toEqual([0, 61, 180]);
  expect(await inbox(t, person)).toHaveLength(minutes.length);
  // Another post is another matter, and two at once are one push.
  const elsewhere = await roomIn(t, 'RECRUITING');
  await told(person, { kind: 'QUESTION_ASKED', key: 'question a', boardId: elsewhere.id });
  await told(person, { kind: 'QUESTION_ASKED', key: 'question b', boardId: elsewhere.id });
  await t.runJobs();
  expect(heard(device)).toHaveLength(4);
});
