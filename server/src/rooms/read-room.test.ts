import { type ChatMessage, ChatRoom, type RoomId } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MessageAppender } from '../chat/message-appender';
import { testRoom } from '../chat/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { countedQueries } from '../test-queries';
import { readRoom } from './read-room';

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
      address: '제주특별자치도 제주시 첨단로 242',
      meetingNote: '',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
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
    const counted = countedQueries();
    await readRoom({ ...t.deps, db: t.db.withPlugin(counted.plugin) }, anna.userId, roomId, { size: 100 });
    expect(counted.queries()).toBe(3);
  });
});
