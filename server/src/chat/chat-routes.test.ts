import { ChatRoomRow, type RoomId } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { countedQueries } from '../test-queries';
import { KnownRows } from './known-rows';
import { listRooms } from './list-rooms';
import { MessageAppender } from './message-appender';
import { testRoom } from './test-rooms';

let t: TestApp;
let anna: Person;
let ben: Person;
let stranger: Person;
beforeAll(async () => {
  t = await testApp();
  anna = await t.person({ nickname: '안나' });
  ben = await t.person({ nickname: '벤' });
  stranger = await t.person();
});
afterAll(() => t.close());

async function say(person: Person, roomId: RoomId, count: number, prefix = '') {
  const appender = new MessageAppender(t.deps);
  const texts = Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);
  await Promise.all(texts.map((text) => appender.append({ roomId, userId: person.userId, text, key: null })));
}

describe('GET /api/chat/rooms', () => {
  test('latest first, with what others and the mascot said after the read mark', async () => {
    const [leader, follower] = [await t.person(), await t.person()];
    const quiet = await testRoom(t.deps, leader, [follower]);
    const busy = await testRoom(t.deps, leader, [follower]);
    await say(leader, busy, 3);
    await say(follower, busy, 2, '답 ');
    const list = async (person: Person) => (await t.call(person, 'GET', '/api/chat/rooms')).body as ChatRoomRow[];
    const [first, second, ...rest] = await list(follower);
    expect(rest).toEqual([]);
    ChatRoomRow.parse(first);
    expect(first).toMatchObject({
      id: busy,
      participantCount: 2,
      lastMessage: '답 2',
      unreadCount: 3,
      status: '모집중',
    });
    expect(second).toMatchObject({ id: quiet, unreadCount: 0, lastMessage: `${follower.nickname}님이 입장했습니다` });
    // The greeting counts for the leader; that somebody came counts for nobody.
    expect((await list(leader)).map((row) => [row.id, row.unreadCount])).toEqual([
      [busy, 3],
      [quiet, 1],
    ]);
    expect(await list(stranger)).toEqual([]);
  });

  test('bounded, with a cursor', async () => {
    const leader = await t.person();
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push(await testRoom(t.deps, leader));
    const seen: number[] = [];
    let cursor = '';
    do {
      const { body, headers } = await t.call(leader, 'GET', `/api/chat/rooms?limit=2${cursor}`);
      seen.push(...body.map((row: ChatRoomRow) => row.id));
      const next = headers['x-next-cursor'] as string | undefined;
      cursor = next ? `&cursor=${next}` : '';
    } while (cursor);
    expect(seen).toEqual(ids.toReversed());
    expect((await t.call(leader, 'GET', '/api/chat/rooms?limit=101')).status).toBe(400);
    const { status, body } = await t.call(leader, 'GET', '/api/chat/rooms?cursor=nonsense');
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'INVALID_FIELDS', ['cursor']]);
  });

  test('one read, however many rooms', async () => {
    const leader = await t.person();
    for (let i = 0; i < 5; i++) await testRoom(t.deps, leader);
    const counted = countedQueries();
    const deps = { db: t.db.withPlugin(counted.plugin), now: t.deps.now, known: new KnownRows(t.deps.now) };
    for (const queries of [1, 2]) {
      const { rooms } = await listRooms(deps, leader.userId, {});
      expect([rooms.length, counted.queries()]).toEqual([5, queries]);
    }
  });
});

describe('POST /api/chat/rooms/{id}/read', () => {
  test('moves forward, at most to the newest, and never back', async () => {
    const roomId = await testRoom(t.deps, anna, [ben]);
    await say(anna, roomId, 10);
    const read = (body?: object) =>
      t.call(ben, 'POST', `/api/chat/rooms/${roomId}/read`, body).then((answer) => answer.body);
    expect(await read({ seq: 5 })).toEqual({ readSeq: 5, unreadCount: 7 });
    expect(await read({ seq: 3 })).toEqual({ readSeq: 5, unreadCount: 7 });
    expect(await read({ seq: '8' })).toEqual({ readSeq: 8, unreadCount: 4 });
    expect(await read()).toEqual({ readSeq: 12, unreadCount: 0 });
    expect(await read({ seq: 99 })).toEqual({ readSeq: 12, unreadCount: 0 });
  });

  test('refusals', async () => {
    const roomId = await testRoom(t.deps, anna);
    const read = (person: Person | null, id: number | string, body?: object) =>
      t.call(person, 'POST', `/api/chat/rooms/${id}/read`, body).then((answer) => [answer.status, answer.body.code]);
    expect(await read(stranger, roomId)).toEqual([403, 'NOT_A_MEMBER']);
    expect(await read(anna, 999_999)).toEqual([404, 'ROOM_NOT_FOUND']);
    expect(await read(null, roomId)).toEqual([401, 'LOGIN_REQUIRED']);
    expect(await read(anna, roomId, { seq: -1 })).toEqual([400, 'INVALID_FIELDS']);
    expect(await read(anna, roomId, { seq: 'x' })).toEqual([400, 'INVALID_FIELDS']);
  });
});
