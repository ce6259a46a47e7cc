import { boardNews, MESSAGE_DELETE_MS, ownRooms, type RoomId } from '@mungchi/contract';
import type { Client } from '@stomp/stompjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteMessage } from '../chat/delete-message';
import { hideMessage } from '../chat/hide-message';
import { MessageAppender } from '../chat/message-appender';
import { enter, testRoom } from '../chat/test-rooms';
import { transact } from '../db/transaction';
import { connectAs, listen, subscribed } from '../live/test-live';
import { sanctionNow } from '../safety/test-sanctions';
import { type Person, type TestApp, testApp } from '../test-app';

let t: TestApp;
let url: string;
let [anna, ben, stranger]: Person[] = [];
let roomId: RoomId;
const clients: Client[] = [];
beforeAll(async () => {
  t = await testApp();
  url = await listen(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  [anna, ben, stranger] = [await t.person(), await t.person(), await t.person()];
  roomId = await testRoom(t.deps, anna!, [ben!]);
});
afterEach(() => Promise.all(clients.splice(0).map((client) => client.deactivate({ force: true }))));

const connect = async (person: Person) => {
  const client = await connectAs(url, person);
  clients.push(client);
  return client;
};
const say = async (person: Person, text: string, replyTo?: number): Promise<number> => {
  const draft = { roomId, userId: person.userId, text, key: null };
  const rich = replyTo === undefined ? {} : { rich: { replyTo, pictures: [] } };
  const outcome = await new MessageAppender(t.deps).append({ ...draft, ...rich });
  return Number((outcome as { line: string }).line.split(' ')[2]);
};
const takeBack = (person: Person, seq: number) => t.call(person, 'DELETE', `/api/chat/rooms/${roomId}/messages/${seq}`);
const pin = (person: Person, seq: number) => t.call(person, 'PUT', `/api/chat/rooms/${roomId}/pin`, { seq });
const read = async (person: Person) => (await t.call(person, 'GET', `/api/chat/rooms/${roomId}`)).body;
const GONE = '삭제된 메시지예요.';

describe('taking back', () => {
  test('for everybody: the same number in other words, live, in history, in the list; again the same', async () => {
    const seq = await say(ben!, '비밀번호는 1234');
    const heard = await enter(await connect(anna!), roomId);
    const rows = await subscribed(await connect(anna!), ownRooms, { userId: anna!.userId });
    const { status, body } = await takeBack(ben!, seq);
    expect([status, body]).toMatchObject([200, { seq, message: GONE, deleted: true }]);
    await vi.waitFor(() => expect(heard).toEqual([body]));
    await vi.waitFor(() => expect(rows.at(-1)).toMatchObject({ lastMessage: GONE, unreadCount: 2 }));
    expect((await read(anna!)).messages.at(-1)).toEqual(body);
    expect((await takeBack(ben!, seq)).body).toEqual(body);
    const stored = await t.db.selectFrom('messages').select('body').where('roomId', '=', roomId).execute();
    expect(stored.at(-1)).toEqual({ body: '비밀번호는 1234' });
  });

  test('by a node that dies between commit and line: the others show it all the same, once', async () => {
    const seq = await say(ben!, '비밀번호는 1234');
    const heard = await enter(await connect(anna!), roomId);
    const lost: string[] = [];
    const bus = { ...t.deps.bus, publish: (_: string, lines: string[]) => void lost.push(...lines) };
    await deleteMessage({ ...t.deps, bus } as typeof t.deps, ben!.userId, roomId, seq);
    expect(lost).toHaveLength(1);
    await vi.waitFor(() => expect(heard).toMatchObject([{ seq, message: GONE, deleted: true }]), 20_000);
    await takeBack(ben!, await say(ben!, '또'));
    await vi.waitFor(() => expect(heard.map(({ seq: at }) => at - seq)).toEqual([0, 1, 1]));
  });

  test('who may, and until when', async () => {
    const seq = await say(ben!, '앗');
    const code = async (person: Person, at = seq) => (await takeBack(person, at)).body.code;
    expect(await code(anna!)).toBe('NOT_OWN_MESSAGE');
    expect(await code(stranger!)).toBe('NOT_A_MEMBER');
    expect(await code(ben!, 1)).toBe('MESSAGE_NOT_FOUND');
    expect(await code(ben!, seq + 1)).toBe('MESSAGE_NOT_FOUND');
    const late = await say(ben!, '늦었다');
    await t.db
      .updateTable('messages')
      .set({ sentAt: new Date(t.clock.now.getTime() - MESSAGE_DELETE_MS - 1) })
      .where('roomId', '=', roomId)
      .where('seq', '=', late)
      .execute();
    expect(await code(ben!, late)).toBe('DELETE_LATE');
    // A paused member takes back, a banned one sends nothing.
    await sanctionNow(t.deps, ben!.userId, { kind: 'PAUSED', days: 3, reason: '도배' });
    await t.deps.sanctions.read();
    // The purchase is deleted: reading and taking back stay.
    await t.db.updateTable('boards').set({ deletedAt: t.clock.now }).where('id', '=', roomId).execute();
    expect(await code(ben!)).toBeUndefined();
    await sanctionNow(t.deps, ben!.userId, { kind: 'BANNED', reason: '사기' });
    await t.deps.sanctions.read();
    expect(await code(ben!)).toBe('BANNED');
  });

  test('a hidden one stays hidden', async () => {
    const seq = await say(ben!, '욕');
    await transact(t.db, (tx) => hideMessage(t.deps, tx, roomId, seq, t.clock.now));
    const { body } = await takeBack(ben!, seq);
    expect([body.message, body.deleted]).toEqual(['운영 정책에 따라 가려진 메시지예요.', undefined]);
  });

  test('a report has the words, whichever comes first', async () => {
    for (let round = 0; round < 5; round++) {
      const seq = await say(ben!, `나쁜 말 ${round}`);
      const target = { kind: 'MESSAGE', id: `${roomId}-${seq}` };
      await Promise.all([
        takeBack(ben!, seq),
        t
          .call(anna!, 'POST', '/api/reports', { target, reason: 'ABUSE' })
          .then(({ status }) => expect(status).toBe(200)),
      ]);
      const { snapshot } = await t.db
        .selectFrom('reports')
        .select('snapshot')
        .where('targetId', '=', target.id)
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(snapshot)).toContain(`나쁜 말 ${round}`);
    }
  });

  test('beside replies to it: all are stored, and none says more afterwards', async () => {
    const seq = await say(ben!, '비밀');
    const replies = Array.from({ length: 8 }, () => say(anna!, '네', seq));
    await Promise.all([...replies, takeBack(ben!, seq)]);
    const { messages } = await read(anna!);
    const quotes = messages.flatMap((message: { replyTo?: { text: string } }) => message.replyTo?.text ?? []);
    expect(quotes).toEqual(Array(8).fill(GONE));
  });
});

describe('the notice', () => {
  test('is one of the leader’s own, seen by who comes later; none once it is gone', async () => {
    const seq = await say(anna!, '7시에 정문에서 만나요');
    const news = await subscribed(await connect(ben!), boardNews, { boardId: roomId });
    const { status, body } = await pin(anna!, seq);
    const pinned = { seq, text: '7시에 정문에서 만나요', pictures: [], at: expect.any(String) };
    expect([status, body]).toEqual([200, { pinned }]);
    await vi.waitFor(() => expect(news).toHaveLength(1));
    expect((await read(ben!)).pinned).toEqual(pinned);
    // The same one pressed again, even later, is no news.
    t.clock.now = new Date(t.clock.now.getTime() + 60_000);
    expect((await pin(anna!, seq)).body).toEqual({ pinned: body.pinned });
    const second = await say(anna!, '8시로 바꿔요');
    expect((await pin(anna!, second)).body.pinned.seq).toBe(second);
    for (const _ of ['there', 'gone already'])
      expect((await t.call(anna!, 'DELETE', `/api/chat/rooms/${roomId}/pin`)).body).toEqual({ pinned: null });
    await pin(anna!, second);
    // Pinned, another, none, the other again: what changed nothing in between was not heard.
    await vi.waitFor(() => expect(news).toHaveLength(4));
    await Promise.all([takeBack(anna!, second), pin(anna!, second)]);
    expect((await read(ben!)).pinned).toBeNull();
    // Nothing is posted for it.
    expect((await read(ben!)).messages.at(-1).seq).toBe(second);
  });

  test('who may pin what', async () => {
    const [own, bens] = [await say(anna!, '공지'), await say(ben!, '저요')];
    const code = async (person: Person, seq = own) => (await pin(person, seq)).body.code;
    expect(await code(ben!)).toBe('NOT_LEADER');
    expect(await code(stranger!)).toBe('NOT_A_MEMBER');
    expect(await code(anna!, bens)).toBe('NOT_OWN_MESSAGE');
    expect(await code(anna!, 1)).toBe('MESSAGE_NOT_FOUND');
    await takeBack(anna!, own);
    expect(await code(anna!)).toBe('MESSAGE_NOT_FOUND');
    await t.db.updateTable('boards').set({ deletedAt: t.clock.now }).where('id', '=', roomId).execute();
    expect(await code(anna!)).toBe('ROOM_CLOSED');
    expect((await t.call(anna!, 'DELETE', `/api/chat/rooms/${roomId}/pin`)).body.code).toBe('ROOM_CLOSED');
  });
});

test('a notice is pressed on and off ten times a minute, and no more: each is a hint to everybody', async () => {
  const limited = await testApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const [leader, follower] = [await limited.person(), await limited.person()];
  const id = await testRoom(limited.deps, leader, [follower]);
  const sent = await new MessageAppender(limited.deps).append({
    roomId: id,
    userId: leader.userId,
    text: '7시에 만나요',
    key: null,
  });
  const seq = Number((sent as { line: string }).line.split(' ')[2]);
  const press = async (method: 'PUT' | 'DELETE', person = leader) =>
    (
      await limited.call(
        person,
        method,
        `/api/chat/rooms/${id}/pin`,
        method === 'PUT' ? { seq: String(seq) } : undefined,
      )
    ).status;
  const statuses: number[] = [];
  for (let nth = 0; nth < 11; nth++) statuses.push(await press('PUT'), await press('DELETE'));
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(statuses.slice(20)).toEqual([429, 429]);
  expect(await press('PUT', follower)).toBe(403);
  await limited.close();
});
