import type { RoomId, UserId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LocalBus } from '../realtime/bus';
import { type Person, type TestApp, testApp } from '../test-app';
import { CHAT_CHANNEL } from './announce';
import { MessageAppender } from './message-appender';
import { testRoom } from './test-rooms';

let t: TestApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  t = await testApp();
  anna = await t.person();
  ben = await t.person();
});
afterAll(() => t.close());

const rows = (roomId: RoomId) =>
  t.db.selectFrom('messages').selectAll().where('roomId', '=', roomId).orderBy('seq').execute();
const texts = async (roomId: RoomId) =>
  (await rows(roomId)).filter((row) => row.type === 'TEXT').map((row) => row.body);

test('many people, rooms and nodes at once: no gap, no double, strictly later each', async () => {
  const rooms = [
    await testRoom(t.deps, anna, [ben]),
    await testRoom(t.deps, ben, [anna]),
    await testRoom(t.deps, anna),
  ];
  const nodes = [1, 2, 3].map(() => new MessageAppender(t.deps));
  const sent = await Promise.all(
    Array.from({ length: 600 }, (_, at) =>
      nodes[at % 3]!.append({
        roomId: rooms[at % 2]!,
        userId: at % 5 ? anna.userId : ben.userId,
        text: `${at}`,
        key: null,
      }),
    ),
  );
  expect(sent.every(({ ok }) => ok)).toBe(true);
  for (const roomId of rooms.slice(0, 2)) {
    const stored = await rows(roomId);
    expect(stored.map((row) => row.seq)).toEqual(stored.map((_, at) => at + 1));
    const instants = stored.map((row) => row.sentAt.getTime());
    expect(instants.every((instant, at) => at === 0 || instant > instants[at - 1]!)).toBe(true);
    const room = await t.db.selectFrom('chatRooms').selectAll().where('id', '=', roomId).executeTakeFirstOrThrow();
    const last = stored.at(-1)!;
    expect(room).toMatchObject({ lastSeq: last.seq, lastMessage: last.body, lastMessageAt: last.sentAt });
  }
  const all = [...(await texts(rooms[0]!)), ...(await texts(rooms[1]!))];
  expect(all.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 600 }, (_, at) => at));
});

test('one sender keeps the order', async () => {
  const roomId = await testRoom(t.deps, anna);
  const appender = new MessageAppender(t.deps);
  const wanted = Array.from({ length: 200 }, (_, at) => `${at}`);
  await Promise.all(wanted.map((text) => appender.append({ roomId, userId: anna.userId, text, key: null })));
  expect(await texts(roomId)).toEqual(wanted);
});

test('every character arrives as it was sent, with and without a key', async () => {
  const roomId = await testRoom(t.deps, anna);
  const appender = new MessageAppender(t.deps);
  const odd = ['{"a",NULL}', 'null', '\\ \' "', '뭉치 👨‍👩‍👧‍👦 𝕏 é', '\u0001\n\t\u2028', 'x'.repeat(5000)];
  const outcomes = await Promise.all(
    odd.map((text, at) => appender.append({ roomId, userId: anna.userId, text, key: at % 2 ? `${text} key` : null })),
  );
  expect(await texts(roomId)).toEqual(odd);
  const keys = (await rows(roomId)).filter((row) => row.type === 'TEXT').map((row) => row.key);
  expect(keys).toEqual(odd.map((text, at) => (at % 2 ? `${text} key` : null)));
  const announced = outcomes.map((outcome) => (outcome.ok ? outcome.line : ''));
  expect(announced.map((line) => JSON.parse(line.slice(line.indexOf('{'))).message)).toEqual(odd);
});

test('concurrent messages share a transaction', async () => {
  const roomId = await testRoom(t.deps, anna);
  const appender = new MessageAppender(t.deps);
  const append = (text: string) => appender.append({ roomId, userId: anna.userId, text, key: null });
  await Promise.all(Array.from({ length: 100 }, (_, at) => append(`${at}`)));
  const { rows: counted } = await t.database.pool.query(
    'select count(distinct xmin::text)::int as transactions from messages where room_id = $1 and type = $2',
    [roomId, 'TEXT'],
  );
  expect(counted[0].transactions).toBe(1);
});

test('the same key is the same message: at once, later, through another node, by another person', async () => {
  const roomId = await testRoom(t.deps, anna, [ben]);
  const [a, b] = [new MessageAppender(t.deps), new MessageAppender(t.deps)];
  const say = (node: MessageAppender, userId: UserId, text: string) => node.append({ roomId, userId, text, key: 'k' });
  const together = await Promise.all([
    say(a, anna.userId, 'one'),
    say(a, anna.userId, 'two'),
    say(b, anna.userId, 'three'),
  ]);
  const later = await say(b, anna.userId, 'four');
  expect(new Set([...together, later].map((outcome) => outcome.ok && outcome.line)).size).toBe(1);
  await say(a, ben.userId, 'from ben');
  expect(await texts(roomId)).toHaveLength(2);
});

test('refused without disturbing the neighbours in the same batch', async () => {
  const roomId = await testRoom(t.deps, anna);
  const deleted = await testRoom(t.deps, anna);
  await t.db.updateTable('boards').set({ deletedAt: new Date() }).where('id', '=', deleted).execute();
  const appender = new MessageAppender(t.deps);
  const outcomes = await Promise.all([
    appender.append({ roomId, userId: anna.userId, text: 'good', key: null }),
    appender.append({ roomId, userId: ben.userId, text: 'stranger', key: null }),
    appender.append({ roomId: 999_999 as RoomId, userId: anna.userId, text: 'nowhere', key: null }),
    appender.append({ roomId: deleted, userId: anna.userId, text: 'too late', key: null }),
    appender
      .append({ roomId, userId: anna.userId, text: 'broken \0 for the database', key: null })
      .catch(() => 'fault'),
    appender.append({ roomId, userId: anna.userId, text: 'also good', key: null }),
  ]);
  const codes = outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : outcome.ok ? 'ok' : outcome.code));
  expect(codes).toEqual(['ok', 'NOT_A_MEMBER', 'ROOM_NOT_FOUND', 'ROOM_CLOSED', 'fault', 'ok']);
  expect(await texts(roomId)).toEqual(['good', 'also good']);
});

test('announced only after the commit, in the order of the room', async () => {
  const roomId = await testRoom(t.deps, anna);
  const bus = new LocalBus();
  const storedWhenHeard: Promise<number>[] = [];
  const heard: string[] = [];
  bus.subscribe(CHAT_CHANNEL, (line) => {
    heard.push(line);
    storedWhenHeard.push(texts(roomId).then((list) => list.length));
  });
  const appender = new MessageAppender({ ...t.deps, bus });
  await Promise.all(['a', 'b', 'c'].map((text) => appender.append({ roomId, userId: anna.userId, text, key: null })));
  expect(heard.map((line) => line.split(' ', 3))).toEqual([2, 3, 4].map((seq) => ['m', `${roomId}`, `${seq}`]));
  expect(await Promise.all(storedWhenHeard)).toEqual([3, 3, 3]);
});
