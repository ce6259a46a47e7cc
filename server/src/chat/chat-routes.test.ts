import { type ChatMessage, ChatRoom, ChatRoomRow } from '@mungchi/contract';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { listRooms } from './list-rooms';
import { MessageAppender } from './message-appender';
import { readRoom } from './read-room';
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

async function say(person: Person, roomId: number, count: number, prefix = '') {
  const appender = new MessageAppender(t.deps);
  const texts = Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);
  await Promise.all(texts.map((text) => appender.append({ roomId, userId: person.userId, text, key: null })));
}

describe('GET /api/chat/rooms/{id}', () => {
  test('a room as a member sees it', async () => {
    const roomId = await testRoom(t.deps, anna, [ben]);
    await say(ben, roomId, 1, '안녕하세요 ');
    const { status, body } = await t.call(ben, 'GET', `/api/chat/rooms/${roomId}`);
    expect(status).toBe(200);
    ChatRoom.parse(body);
    expect(body).toMatchObject({
      title: '제주 감귤 10kg 공구방',
      boardTitle: '제주 감귤 10kg 공구합니다.',
      groupBoardId: roomId,
      imgUrl: '/pictures/a.webp',
      price: 30_001,
      perPersonPrice: 6000,
      status: '모집중',
      stage: 'RECRUITING',
      closed: false,
      tradeCompleted: false,
      readSeq: 2,
      lastSeq: 3,
    });
    expect(body.participants).toMatchObject([
      {
        nickname: '안나',
        me: false,
        role: 'LEADER',
        payStatement: 'PAID',
        perPersonPrice: 6000,
        remainder: 1,
        reviewed: false,
      },
      {
        nickname: '벤',
        me: true,
        role: 'FOLLOWER',
        payStatement: 'UNPAID',
        perPersonPrice: 6000,
        tradeCompleted: false,
      },
    ]);
    expect(body.participants[1]).not.toHaveProperty('remainder');
    const benId = body.participants[1].participantId;
    expect(body.messages).toMatchObject([
      {
        id: `${roomId}-1`,
        messageType: 'SYSTEM',
        chatStatus: 'RECRUITING',
        participantId: null,
        senderNickname: '뭉치',
      },
      {
        messageType: 'ENTER',
        chatStatus: null,
        participantId: benId,
        message: '벤님이 입장했습니다',
        senderNickname: '벤',
      },
      { messageType: 'TEXT', participantId: benId, message: '안녕하세요 1', senderProfileUrl: '/avatars/pink.webp' },
    ]);
  });

  test('newest 20, pages before and after, oldest first, without skipping or repeating', async () => {
    const roomId = await testRoom(t.deps, anna);
    await say(anna, roomId, 250);
    const page = async (query = '') => (await t.call(anna, 'GET', `/api/chat/rooms/${roomId}${query}`)).body.messages;
    const seqs = (messages: ChatMessage[]) => messages.map((message) => message.seq);
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

    const newest = await page();
    expect(seqs(newest)).toEqual(range(232, 251));
    const older = await page(`?before=${newest[0].sendAt}&size=10`);
    expect(seqs(older)).toEqual(range(222, 231));
    expect(seqs(await page(`?before=${older[0].sendAt}&size=100`))).toEqual(range(122, 221));
    expect(seqs(await page(`?after=${older[0].sendAt}`))).toEqual(range(223, 251));
    expect(seqs(await page(`?after=${older[0].sendAt}&size=5`))).toEqual(range(223, 227));
    expect(await page(`?after=${newest.at(-1).sendAt}`)).toEqual([]);

    let all = newest;
    for (let got = newest; got.length > 0; ) {
      got = await page(`?before=${all[0].sendAt}&size=37`);
      all = [...got, ...all];
    }
    expect(seqs(all)).toEqual(range(1, 251));
  });

  test('refusals', async () => {
    const roomId = await testRoom(t.deps, anna);
    const at = (path: string, person: Person | null = anna) =>
      t.call(person, 'GET', `/api/chat/rooms/${path}`).then(({ status, body }) => [status, body.code]);
    expect(await at(`${roomId}`, stranger)).toEqual([403, 'NOT_A_MEMBER']);
    expect(await at(`${roomId}`, null)).toEqual([401, 'LOGIN_REQUIRED']);
    expect(await at('999999')).toEqual([404, 'ROOM_NOT_FOUND']);
    expect(await at('abc')).toEqual([400, 'INVALID_FIELDS']);
    for (const query of ['size=0', 'size=101', 'size=x', 'before=yesterday', 'after=%00']) {
      expect(await at(`${roomId}?${query}`)).toEqual([400, 'INVALID_FIELDS']);
    }
  });

  test('a deleted purchase: its room can still be read', async () => {
    const roomId = await testRoom(t.deps, anna);
    await t.db.updateTable('boards').set({ deletedAt: t.clock.now }).where('id', '=', roomId).execute();
    const { status, body } = await t.call(anna, 'GET', `/api/chat/rooms/${roomId}`);
    expect([status, body.closed]).toEqual([200, true]);
  });

  test('three reads, however many members and messages', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => t.person()));
    const roomId = await testRoom(t.deps, anna, people);
    await say(anna, roomId, 100);
    const counted = counting();
    await readRoom({ db: t.db.withPlugin(counted.plugin) }, anna.userId, roomId, { size: 100 });
    expect(counted.queries()).toBe(3);
  });
});

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
    expect((await t.call(leader, 'GET', '/api/chat/rooms?cursor=nonsense')).status).toBe(200);
  });

  test('one read, however many rooms', async () => {
    const leader = await t.person();
    for (let i = 0; i < 5; i++) await testRoom(t.deps, leader);
    const counted = counting();
    const { rooms } = await listRooms({ db: t.db.withPlugin(counted.plugin) }, leader.userId, {});
    expect([rooms.length, counted.queries()]).toEqual([5, 1]);
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

function counting() {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { plugin, queries: () => count };
}
