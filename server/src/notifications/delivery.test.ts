import { DAY_MS, DEFAULT_NOTIFICATION_SETTINGS } from '@mungchi/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { awake, join, openBoard } from '../boards/test-boards';
import { fullRoom, roomIn } from '../payments/test-rooms';
import type { Person } from '../test-app';
import { inbox, tell } from './test-inbox';
import { NOON, startPhones } from './test-phones';

const phones = await startPhones();
const { t, service, room, lines, phoned, told, heard, devicesOf, later } = phones;
beforeEach(phones.anew);
afterAll(phones.close);

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

test('an entry adds one insert and one job; without a device no job', async () => {
  const { leader, id } = await roomIn(t, 'RECRUITING');
  await t.runJobs();
  await told(leader, { key: 'nobody' });
  expect(await t.runJobs()).toEqual([]);
  const { person } = await phoned();
  await tell(t, { userId: person.userId, boardId: id }, { userId: leader.userId, boardId: id, key: 'more' });
  expect((await t.runJobs()).map(({ job, outcome }) => [job, outcome])).toEqual([['notifications.deliver', 'done']]);
});

test('a join tells its leader in the inbox, and nobody decides later that it is not pushed', async () => {
  const { person: leader, device } = await phoned();
  const boardId = await openBoard(t, leader, { totalUser: 3 });
  await t.runJobs();
  await join(t, await t.person(), boardId);
  expect(await t.runJobs()).toEqual([]);
  expect((await inbox(t, leader)).map(({ kind }) => kind)).toEqual(['SEAT_TAKEN']);
  expect(heard(device)).toEqual([]);
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

test('what was taken back before it was pushed is not pushed, and the next question is', async () => {
  const { person, device } = await phoned();
  t.clock.now = new Date('2026-11-15T14:00:00.000Z');
  const boardId = await openBoard(t, awake(t, person));
  const asker = await t.person();
  const path = `/api/group-boards/${boardId}/questions`;
  const { id } = (await t.call(awake(t, asker), 'POST', path, { text: '못된 욕설' })).body;
  await t.runJobs();
  await t.call(awake(t, asker), 'DELETE', `${path}/${id}`);
  await t.call(awake(t, asker), 'POST', path, { text: '껍질이 얇은가요?' });
  await t.runJobs();
  expect(heard(device)).toEqual([]);
  await later(9 * 3_600_000 + 60_000);
  await t.runJobs();
  expect(heard(device).map(({ body }) => body)).toEqual(['껍질이 얇은가요?']);
});
