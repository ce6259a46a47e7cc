import { type BoardNews, boardNews, liveErrors, neighbourhoodNews, ownRooms, sendMessage } from '@mungchi/contract';
import type { Client, StompHeaders } from '@stomp/stompjs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { transact } from '../db/transaction';
import { connectAs, listen, subscribed } from '../live/test-live';
import { CARRIERS, type Carrier, connected, stompClient } from '../realtime/test-gateway';
import { type Person, type TestApp, testApp } from '../test-app';
import { postEnter, postSystemMessage } from './append-in-transaction';
import { addMember, enter, senderOf, speak, testRoom } from './test-rooms';

let t: TestApp;
let url: string;
let anna: Person;
let ben: Person;
let stranger: Person;
const clients: Client[] = [];
const connect = async (person: Person, carrier: Carrier = 'raw websocket') => {
  const client = await connectAs(url, person, carrier);
  clients.push(client);
  return client;
};
beforeAll(async () => {
  t = await testApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  url = await listen(t);
});
// Fresh people for each test: limits are per person.
const people = async () => {
  [anna, ben, stranger] = [await t.person(), await t.person(), await t.person()];
};
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.deactivate({ force: true })));
});
afterAll(() => t.close());

describe.each(CARRIERS)('over %s', (carrier) => {
  test('a message reaches every member, in one order, as history tells it', async () => {
    await people();
    const roomId = await testRoom(t.deps, anna, [ben]);
    const [a, b] = [await connect(anna, carrier), await connect(ben, carrier)];
    const [atAnna, atBen] = [await enter(a, roomId), await enter(b, roomId)];
    await Promise.all([speak(a, roomId, '  첫째 \n'), speak(b, roomId, '둘째', 'my key'), speak(a, roomId, '셋째')]);
    await vi.waitFor(() => expect([atAnna.length, atBen.length]).toEqual([3, 3]));
    expect(atAnna).toEqual(atBen);
    expect(atAnna.map((message) => message.message).toSorted()).toEqual(['둘째', '셋째', '첫째']);
    const { body } = await t.call(anna, 'GET', `/api/chat/rooms/${roomId}`);
    expect(body.messages.slice(-3)).toEqual(atAnna);
  });
});

test('the receipt means stored', async () => {
  await people();
  const roomId = await testRoom(t.deps, anna);
  await speak(await connect(anna), roomId, '안녕');
  const stored = await t.db
    .selectFrom('messages')
    .select('body')
    .where('roomId', '=', roomId)
    .where('seq', '=', 2)
    .execute();
  expect(stored).toEqual([{ body: '안녕' }]);
});

test('several connections of one person all hear', async () => {
  await people();
  const roomId = await testRoom(t.deps, anna);
  const [tab, phone] = [await connect(anna), await connect(anna, 'websocket')];
  const [atTab, atPhone] = [await enter(tab, roomId), await enter(phone, roomId)];
  await speak(tab, roomId, '하나');
  await vi.waitFor(() => expect([atTab.length, atPhone.length]).toEqual([1, 1]));
});

test('the same key twice is one message, and both get their receipt', async () => {
  await people();
  const roomId = await testRoom(t.deps, anna);
  const client = await connect(anna);
  const heard = await enter(client, roomId);
  await Promise.all([speak(client, roomId, '한 번', 'k1'), speak(client, roomId, '한 번', 'k1')]);
  await speak(client, roomId, '한 번', 'k1');
  await speak(client, roomId, '끝');
  await vi.waitFor(() =>
    expect(heard.map((message) => [message.message, message.key])).toEqual([
      ['한 번', 'k1'],
      ['끝', null],
    ]),
  );
});

test('ENTER and SYSTEM arrive live, after the transaction that caused them', async () => {
  await people();
  const roomId = await testRoom(t.deps, anna);
  const heard = await enter(await connect(anna), roomId);
  const at = t.deps.now();
  await transact(t.db, async (tx) => {
    const participantId = await addMember(t.deps, tx, { roomId, userId: ben.userId, role: 'FOLLOWER', at });
    await postEnter(t.deps, tx, { roomId, participantId, at }, await senderOf(tx, ben.userId));
    await postSystemMessage(t.deps, tx, roomId, 'RECRUITED', at);
  });
  await expect(
    transact(t.db, async (tx) => {
      await postSystemMessage(t.deps, tx, roomId, 'PAYING', at);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await transact(t.db, (tx) => postSystemMessage(t.deps, tx, roomId, 'COMPLETED', at));
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  expect(heard).toMatchObject([
    { seq: 2, messageType: 'ENTER', senderNickname: ben.nickname, senderProfileUrl: '/avatars/pink.webp' },
    { seq: 3, messageType: 'SYSTEM', chatStatus: 'RECRUITED', participantId: null },
    { seq: 4, messageType: 'SYSTEM', chatStatus: 'COMPLETED' },
  ]);
});

describe('CONNECT', () => {
  test.each([
    ['no token', {}],
    ['Bearer null', { Authorization: 'Bearer null' }],
    ['garbage', { Authorization: 'Bearer garbage' }],
  ] as [string, StompHeaders][])('%s', async (_, headers) => {
    await expect(connected(stompClient(url, 'raw websocket', headers))).rejects.toThrow('LOGIN_REQUIRED');
  });

  test('an expired token, and one that expires while connected', async () => {
    await people();
    const client = await connect(anna);
    const error = errorOf(client);
    const started = t.clock.now;
    t.clock.now = new Date(started.getTime() + 16 * 60_000);
    expect(await error).toBe('TOKEN_EXPIRED');
    await expect(connectAs(url, anna)).rejects.toThrow('LOGIN_REQUIRED');
    t.clock.now = started;
  });
});

describe('SUBSCRIBE is refused and ends the connection', () => {
  test.each([
    ['another room', () => '/topic/chatroom.{room}', 'NOT_A_MEMBER'],
    ['a room that is none', () => '/topic/chatroom.999999', 'ROOM_NOT_FOUND'],
    ['a wildcard', () => '/topic/chatroom.*', 'DESTINATION_REFUSED'],
    ['a deep wildcard', () => '/topic/**', 'DESTINATION_REFUSED'],
    ['a hash', () => '/topic/chatroom.#', 'DESTINATION_REFUSED'],
    ['an encoded room', () => '/topic/chatroom%2E{room}', 'DESTINATION_REFUSED'],
    ['a slash', () => '/topic/chatroom/{room}', 'DESTINATION_REFUSED'],
    ['a padded number', () => '/topic/chatroom.0{room}', 'DESTINATION_REFUSED'],
    ['more behind it', () => '/topic/chatroom.{room}.x', 'DESTINATION_REFUSED'],
    ['a space', () => '/topic/chatroom.{room} ', 'DESTINATION_REFUSED'],
    ['two rooms', () => '/topic/chatroom.{room},1', 'DESTINATION_REFUSED'],
    ['upper case', () => '/TOPIC/chatroom.{room}', 'DESTINATION_REFUSED'],
    ['a queue', () => '/queue/chatroom.{room}', 'DESTINATION_REFUSED'],
    ['the send destination', () => '/app/chat.sendMessage', 'DESTINATION_REFUSED'],
    ["somebody else's list", () => `/topic/user.${anna.userId}.rooms`, 'DESTINATION_REFUSED'],
    ['a person', () => `/topic/user.${stranger.userId}`, 'DESTINATION_REFUSED'],
  ])('%s', async (_, destination, code) => {
    await people();
    const roomId = await testRoom(t.deps, anna, [ben]);
    const client = await connect(stranger);
    const error = errorOf(client);
    client.subscribe(destination().replace('{room}', String(roomId)), () => undefined);
    expect(await error).toBe(code);
    await vi.waitFor(() => expect(client.connected).toBe(false));
  });
});

describe('SEND is refused and ends the connection', () => {
  test.each([
    ['to the topic', '/topic/chatroom.{room}', 'DESTINATION_REFUSED'],
    ['to a user', '/user/queue/errors', 'DESTINATION_REFUSED'],
    ['elsewhere in the app', '/app/chat.deleteRoom', 'DESTINATION_REFUSED'],
    ['encoded', '/app/chat%2EsendMessage', 'DESTINATION_REFUSED'],
    ['into a room of others', '/app/chat.sendMessage', 'NOT_A_MEMBER'],
  ])('%s', async (_, destination, code) => {
    await people();
    const roomId = await testRoom(t.deps, anna);
    const heard = await enter(await connect(anna), roomId);
    const client = await connect(stranger);
    const error = errorOf(client);
    const body = JSON.stringify({ chatRoomId: roomId, message: '몰래', messageType: 'TEXT' });
    client.publish({ destination: destination.replace('{room}', String(roomId)), body });
    expect(await error).toBe(code);
    await speak(clients[0]!, roomId, '끝');
    await vi.waitFor(() => expect(heard.map((message) => message.message)).toEqual(['끝']));
  });
});

describe('refused without cutting the connection', () => {
  test('an eleventh message within five seconds', async () => {
    await people();
    const roomId = await testRoom(t.deps, anna, [ben]);
    const client = await connect(anna);
    const notices = await subscribed(client, liveErrors, {});
    const heard = await enter(client, roomId);
    for (let i = 0; i < 10; i++) void speak(client, roomId, `${i}`);
    const body = JSON.stringify({ chatRoomId: roomId, message: '열한 번째', messageType: 'TEXT', key: 'k11' });
    client.publish({ destination: sendMessage.destination, body, headers: { receipt: 'r11' } });
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({ code: 'RATE_LIMITED', key: 'k11', receipt: 'r11' });
    expect(notices[0]!.retryAfter).toBeGreaterThan(0);
    expect(notices[0]!.retryAfter).toBeLessThanOrEqual(5000);
    await vi.waitFor(() => expect(heard.map((message) => message.message)).toEqual('0123456789'.split('')));
    // Others are not held back, and the connection still listens.
    await speak(await connect(ben), roomId, '나는 벤');
    await vi.waitFor(() => expect(heard.at(-1)?.message).toBe('나는 벤'));
    expect(client.connected).toBe(true);
  });

  test.each([
    ['empty text', { message: ' \n ' }, 'INVALID_FIELDS'],
    ['1001 characters', { message: '가'.repeat(1001) }, 'INVALID_FIELDS'],
    ['a forged type', { messageType: 'SYSTEM' }, 'INVALID_FIELDS'],
    ['no room', { chatRoomId: null }, 'INVALID_FIELDS'],
  ])('%s', async (_, fields, code) => {
    await people();
    const roomId = await testRoom(t.deps, anna);
    const client = await connect(anna);
    const notices = await subscribed(client, liveErrors, {});
    const body = JSON.stringify({ chatRoomId: roomId, message: '안녕', messageType: 'TEXT', ...fields });
    client.publish({ destination: sendMessage.destination, body });
    await vi.waitFor(() => expect(notices.map((notice) => notice.code)).toEqual([code]));
    await speak(client, roomId, '아직 여기');
  });

  test('a room whose purchase was deleted', async () => {
    await people();
    const roomId = await testRoom(t.deps, anna);
    await t.db.updateTable('boards').set({ deletedAt: t.clock.now }).where('id', '=', roomId).execute();
    const client = await connect(anna);
    const notices = await subscribed(client, liveErrors, {});
    await enter(client, roomId);
    client.publish({
      destination: sendMessage.destination,
      body: JSON.stringify({ chatRoomId: roomId, message: '안녕' }),
    });
    await vi.waitFor(() => expect(notices.map((notice) => notice.code)).toEqual(['ROOM_CLOSED']));
  });
});

test('the open room list is kept current: new message, read mark, new room', async () => {
  await people();
  const roomId = await testRoom(t.deps, anna, [ben]);
  const rows = await subscribed(await connect(ben), ownRooms, { userId: ben.userId });
  await speak(await connect(anna), roomId, '공지예요');
  await vi.waitFor(() => expect(rows.at(-1)).toMatchObject({ id: roomId, lastMessage: '공지예요', unreadCount: 1 }));
  await t.call(ben, 'POST', `/api/chat/rooms/${roomId}/read`);
  await vi.waitFor(() => expect(rows.at(-1)).toMatchObject({ id: roomId, unreadCount: 0 }));
  // The greeting is one; one's own words are none.
  const another = await testRoom(t.deps, ben);
  await vi.waitFor(() => expect(rows.at(-1)).toMatchObject({ id: another, participantCount: 1 }));
  await speak(await connect(ben), another, '혼잣말');
  await vi.waitFor(() => expect(rows.at(-1)).toMatchObject({ id: another, lastMessage: '혼잣말', unreadCount: 1 }));
});

test('anyone signed in may watch a purchase', async () => {
  await people();
  const news: BoardNews = {
    id: 7,
    boardStatus: 'OPEN',
    stage: 'RECRUITING',
    totalUsers: 5,
    currentUsers: 3,
    deadline: '2026-12-01',
    deleted: false,
  };
  const seats = await subscribed(await connect(stranger), boardNews, { boardId: 7 });
  t.deps.live.publish(boardNews, { boardId: 7 }, news);
  t.deps.live.publish(boardNews, { boardId: 8 }, { ...news, id: 8 });
  await subscribed(clients.at(-1)!, neighbourhoodNews, { row: 334, column: 1265 });
  await vi.waitFor(() => expect(seats).toEqual([news]));
});

function errorOf(client: Client): Promise<string | undefined> {
  return new Promise((resolve) => {
    client.onStompError = (frame) => resolve(frame.headers['code']);
  });
}
