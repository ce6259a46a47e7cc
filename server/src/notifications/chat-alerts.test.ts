import { DEFAULT_NOTIFICATION_SETTINGS, type RoomId } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { hideMessage } from '../chat/hide-message';
import { MessageAppender } from '../chat/message-appender';
import { RoomsWithNews } from '../chat/rooms-with-news';
import { testRoom } from '../chat/test-rooms';
import { transact } from '../db/transaction';
import { createLog } from '../log';
import { roomIn } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { alertRoom } from './alert-room';
import { alertRooms } from './alert-rooms';
import { startPushService, type TestPushService } from './push/test-push-service';

const NOON = new Date('2026-11-15T03:00:00.000Z');
const lines: string[] = [];
let t: TestApp;
let service: TestPushService;
let speaker: Person;
let listener: Person;
let device: string;
let roomId: RoomId;
beforeAll(async () => {
  service = await startPushService();
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  t = await testApp({ env: { PUSH_HOSTS: service.origin }, now: NOON, log });
});
beforeEach(async () => {
  t.clock.now = NOON;
  service.received.length = 0;
  [speaker, listener] = [await t.person(), await t.person()];
  roomId = await testRoom(t.deps, speaker, [listener]);
  device = `phone${listener.userId}`;
  for (const person of [speaker, listener]) {
    const form = service.subscribe(`phone${person.userId}`).toJSON();
    await t.call(awake(t, person), 'POST', '/api/notifications/devices', form);
  }
  await read(listener);
  await read(speaker);
});
afterAll(async () => {
  await t.close();
  await service.close();
});

const read = (person: Person) => t.call(awake(t, person), 'POST', `/api/chat/rooms/${roomId}/read`);
const settle = (person: Person, changes: object) =>
  t.call(awake(t, person), 'PUT', '/api/notifications/settings', { ...DEFAULT_NOTIFICATION_SETTINGS, ...changes });

/** Stored on a node; what it would tell waits in its set. */
async function say(person: Person, ...texts: string[]): Promise<void> {
  const appender = new MessageAppender(t.deps);
  for (const text of texts) await appender.append({ roomId, userId: person.userId, text, key: null });
}

/** The node's few seconds pass, and the job's. */
async function pass(): Promise<void> {
  await alertRooms(t.deps);
  t.clock.now = new Date(t.clock.now.getTime() + 3_000);
  await t.runJobs();
}
const heard = () => service.received.map((one) => [one.device, one.message.body]);

test('who is not in the room hears what was said; who said it does not', async () => {
  await say(speaker, '몇 시에 볼까요?');
  await pass();
  expect(service.received).toMatchObject([
    {
      device,
      urgency: 'normal',
      message: {
        id: null,
        title: '제주 감귤 10kg 공구방',
        body: `${speaker.nickname}: 몇 시에 볼까요?`,
        path: `/chat/${roomId}`,
        tag: `room-${roomId}`,
        badge: 1,
      },
    },
  ]);
});

test('a reader hears nothing; ten messages are one push; after reading the next one is told again', async () => {
  await say(speaker, '읽고 있어요?');
  await read(listener);
  await pass();
  expect(heard()).toEqual([]);
  await say(speaker, ...Array.from({ length: 10 }, (_, i) => String(i)));
  await pass();
  await pass();
  expect(heard()).toEqual([[device, '새 메시지 10개']]);
  await read(listener);
  await say(speaker, '또 왔어요');
  await pass();
  expect(heard()[1]).toEqual([device, `${speaker.nickname}: 또 왔어요`]);
});

test('what the mascot says is no message', async () => {
  const { followers, leader, id } = await roomIn(t, 'RECRUITING');
  const form = service.subscribe('mascot').toJSON();
  await t.call(followers[0]!, 'POST', '/api/notifications/devices', form);
  await t.call(leader, 'POST', `/api/group-boards/${id}/cancel`);
  t.deps.news.add(id);
  await pass();
  expect(service.received.map(({ message }) => message.title)).toEqual(['공구가 취소됐어요 · 제주 감귤 10kg']);
});

test('a muted room is quiet about what is said, and what was said meanwhile is not told later', async () => {
  const mute = (muted: boolean) => t.call(awake(t, listener), 'PUT', `/api/chat/rooms/${roomId}/mute`, { muted });
  await mute(true);
  await say(speaker, '하나', '둘');
  await pass();
  await mute(false);
  expect(heard()).toEqual([]);
  await say(speaker, '셋');
  await pass();
  expect(heard()).toEqual([[device, `${speaker.nickname}: 셋`]]);
});

test('a muted room still tells of the purchase', async () => {
  const { followers, leader, id } = await roomIn(t, 'RECRUITING');
  const form = service.subscribe('muted').toJSON();
  await t.call(followers[0]!, 'POST', '/api/notifications/devices', form);
  await t.call(followers[0]!, 'PUT', `/api/chat/rooms/${id}/mute`, { muted: true });
  await t.call(leader, 'POST', `/api/group-boards/${id}/cancel`);
  await t.runJobs();
  expect(service.received.map(({ message }) => message.title)).toEqual(['공구가 취소됐어요 · 제주 감귤 10kg']);
});

test('chat switched off, previews off, and the night', async () => {
  await settle(listener, { pushChat: false });
  await say(speaker, '하나');
  await pass();
  expect(heard()).toEqual([]);
  await settle(listener, { preview: false });
  await say(speaker, '둘');
  await pass();
  expect(heard()).toEqual([[device, '새 메시지가 있어요']]);

  await settle(listener, {});
  t.clock.now = new Date('2026-11-15T14:00:00.000Z');
  await say(speaker, '밤이에요');
  await pass();
  expect(heard()).toHaveLength(1);
  t.clock.now = new Date('2026-11-16T00:00:00.000Z');
  await say(speaker, '아침이에요');
  await pass();
  expect(heard().slice(1)).toEqual([[device, '새 메시지 2개']]);
});

test('what was said at night is told when the night is over, once, unless it was read', async () => {
  const [late, reader] = [await t.person(), await t.person()];
  roomId = await testRoom(t.deps, speaker, [listener, late, reader]);
  for (const person of [late, reader]) {
    const form = service.subscribe(`phone${person.userId}`).toJSON();
    await t.call(awake(t, person), 'POST', '/api/notifications/devices', form);
  }
  await settle(late, { quietTo: 10 });
  t.clock.now = new Date('2026-11-15T14:00:00.000Z');
  await say(speaker, '내일 열 시에 만날까요?');
  await pass();
  await say(speaker, '비가 온대요');
  await pass();
  expect(heard()).toEqual([]);
  await read(reader);
  t.clock.now = new Date('2026-11-15T23:00:00.000Z');
  await t.runJobs();
  expect(heard()).toEqual([[device, '새 메시지 2개']]);
  t.clock.now = new Date('2026-11-16T01:00:00.000Z');
  await t.runJobs();
  expect(heard()).toEqual([
    [device, '새 메시지 2개'],
    [`phone${late.userId}`, '새 메시지 2개'],
  ]);
});

test('a node that died between commit and job: the sweep of another tells it, once', async () => {
  const dead = { ...t.deps, news: new RoomsWithNews() };
  await new MessageAppender(dead).append({ roomId, userId: speaker.userId, text: '들리나요?', key: null });
  await pass();
  expect(heard()).toEqual([]);
  for (let twice = 0; twice < 2; twice++) {
    await t.deps.jobs.add(t.db, 'chat.alert-sweep', {});
    await t.runJobs();
    await pass();
  }
  expect(heard()).toEqual([[device, `${speaker.nickname}: 들리나요?`]]);
});

test('a room is noted as stirred once a minute, and the sweep finds what was said after that', async () => {
  const dead = { ...t.deps, news: new RoomsWithNews() };
  const speak = (text: string) => new MessageAppender(dead).append({ roomId, userId: speaker.userId, text, key: null });
  const stirredAt = async () =>
    (await t.db.selectFrom('chatRooms').select('stirredAt').where('id', '=', roomId).executeTakeFirstOrThrow())
      .stirredAt;
  t.clock.now = new Date(NOON.getTime() + 120_000);
  await speak('하나');
  const first = await stirredAt();
  t.clock.now = new Date(first!.getTime() + 59_000);
  await speak('둘');
  expect(await stirredAt()).toEqual(first);
  // Ten minutes after the first, not after the second.
  t.clock.now = new Date(first!.getTime() + 630_000);
  await t.deps.jobs.add(t.db, 'chat.alert-sweep', {});
  await t.runJobs();
  await pass();
  expect(heard()).toEqual([[device, '새 메시지 2개']]);
  await speak('셋');
  expect(await stirredAt()).toEqual(t.clock.now);
});

test('two nodes at the same moment: one push', async () => {
  await say(speaker, '한 번만');
  await Promise.all(Array.from({ length: 8 }, () => alertRoom(t.deps, roomId)));
  expect(heard()).toEqual([[device, `${speaker.nickname}: 한 번만`]]);
});

test('one job is waiting for a room, and none where nobody has a device', async () => {
  const quiet = await testRoom(t.deps, await t.person(), [await t.person()]);
  for (let i = 0; i < 3; i++) {
    await say(speaker, '안녕');
    t.deps.news.add(quiet);
    await alertRooms(t.deps);
  }
  t.clock.now = new Date(t.clock.now.getTime() + 3_000);
  expect((await t.runJobs()).map(({ job }) => job)).toEqual(['chat.alert']);
});

test('what was said is never in the log', () => {
  expect(lines.join('')).not.toMatch(/몇 시에|들리나요|한 번만|\/phone\d/);
});

test('what was hidden before its push left is pushed with other words', async () => {
  await say(speaker, '나쁜 말');
  const said = t.db.selectFrom('messages').select('seq').where('roomId', '=', roomId).where('type', '=', 'TEXT');
  const { seq } = await said.executeTakeFirstOrThrow();
  await transact(t.db, (tx) => hideMessage(t.deps, tx, roomId, seq, t.clock.now));
  await pass();
  expect(service.received).toHaveLength(1);
  expect(JSON.stringify(service.received)).not.toContain('나쁜 말');
});

test('what a blocked neighbour says is not pushed; what others say beside it is', async () => {
  await t.call(awake(t, listener), 'POST', `/api/users/${speaker.userId}/block`);
  await say(speaker, '저기요');
  await pass();
  expect(service.received).toEqual([]);
});
