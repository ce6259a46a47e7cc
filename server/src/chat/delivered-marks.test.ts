import { setImmediate } from 'node:timers/promises';
import { type RoomId, roomMessages, topicPath } from '@mungchi/contract';
import type { Client } from '@stomp/stompjs';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectAs, listen } from '../live/test-live';
import { connected, stompClient } from '../realtime/test-gateway';
import { type Person, type TestApp, testApp } from '../test-app';
import { DeliveredMarks } from './delivered-marks';
import { enter, speak, testRoom } from './test-rooms';

let t: TestApp;
let url: string;
let anna: Person;
let ben: Person;
let roomId: RoomId;
const clients: Client[] = [];
beforeAll(async () => {
  t = await testApp();
  url = await listen(t);
});
beforeEach(async () => {
  [anna, ben] = [await t.person(), await t.person()];
  roomId = await testRoom(t.deps, anna, [ben]);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.deactivate({ force: true })));
});
afterAll(() => t.close());

const connect = async (person: Person, headers: Record<string, string> = {}) => {
  const authorization = { Authorization: `Bearer ${person.token}` };
  const client = await connected(stompClient(url, 'raw websocket', { ...authorization, ...headers }));
  clients.push(client);
  return client;
};
const unread = async (person: Person): Promise<number> => {
  const { body } = await t.call(person, 'GET', '/api/chat/rooms');
  return body.find((row: { id: number }) => row.id === roomId).unreadCount;
};
const say = async (...texts: string[]) => {
  const client = await connectAs(url, anna);
  for (const text of texts) await speak(client, roomId, text);
  await client.deactivate();
};
const readSeq = async ({ userId }: Person): Promise<number> => {
  const marks = t.db.selectFrom('roomReads').innerJoin('participants', 'participants.id', 'roomReads.participantId');
  const mark = marks.select('readSeq').where('boardId', '=', roomId).where('userId', '=', userId);
  return (await mark.executeTakeFirst())?.readSeq ?? 0;
};

describe('a client that does not report its reading', () => {
  test('has read what it fetched, but for older pages and gaps', async () => {
    await say('하나', '둘');
    const fetchRoom = (query = '', headers = {}) => {
      const authorization = `Bearer ${ben.token}`;
      const path = `/api/chat/rooms/${roomId}${query}`;
      return t.app.inject({ method: 'GET', url: path, headers: { authorization, ...headers } });
    };
    await fetchRoom('?before=2100-01-01T00:00:00.000Z');
    await fetchRoom('?after=2000-01-01T00:00:00.000Z');
    await fetchRoom('', { 'x-reads': 'own' });
    expect(await unread(ben)).toBe(2);
    expect((await fetchRoom('?size=1')).json()).toMatchObject({ readSeq: 2, lastSeq: 4 });
    expect([await unread(ben), await readSeq(ben)]).toEqual([0, 4]);
  });

  test.each([
    ['still listens', async () => undefined],
    ['unsubscribes', async (client) => client.unsubscribe('room')],
    ['disconnects', (client) => client.deactivate()],
    ['is cut off', (client) => client.deactivate({ force: true })],
  ] as [string, (client: Client) => Promise<void>][])('has read what it heard, and %s', async (_, leave) => {
    const client = await connect(ben);
    const heard: string[] = [];
    await new Promise<void>((resolve) => {
      client.watchForReceipt('listening', resolve as () => void);
      const headers = { id: 'room', receipt: 'listening' };
      const destination = topicPath(roomMessages, { chatRoomId: roomId });
      client.subscribe(destination, ({ body }) => heard.push(body), headers);
    });
    await say('하나', '둘');
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    await leave(client);
    await vi.waitFor(async () => expect(await unread(ben)).toBe(0));
    expect(await readSeq(ben)).toBe(4);
    await client.deactivate();
    await say('셋');
    expect(await unread(ben)).toBe(1);
  });
});

test('a client that reports its reading has read only what it reports', async () => {
  const client = await connect(ben, { 'x-reads': 'own' });
  const heard = await enter(client, roomId);
  await say('하나', '둘');
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(await unread(ben)).toBe(2);
  await client.deactivate();
  await t.call(ben, 'POST', `/api/chat/rooms/${roomId}/read`, { seq: 3 });
  expect(await unread(ben)).toBe(1);
});

describe('what was heard is stored', () => {
  let statements = 0;
  const marks = () => {
    statements = 0;
    const count: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return new DeliveredMarks({ bus: t.deps.bus, db: t.db.withPlugin(count) });
  };
  const failed = (error: unknown) => expect.unreachable(String(error));

  test('in one statement, however many messages and listeners, and not again', async () => {
    await say('하나', '둘');
    const heard = marks();
    for (const { userId } of [anna, ben]) heard.listen(userId, roomId, failed);
    for (let seq = 1; seq <= 4; seq++) heard.delivered(roomId, seq);
    expect(statements).toBe(0);
    await heard.store();
    await heard.store();
    await heard.storeOf(ben.userId);
    expect([statements, await readSeq(anna), await readSeq(ben)]).toEqual([1, 4, 4]);
  });

  test('never backwards, and not for who came later', async () => {
    await say('하나', '둘');
    await t.call(ben, 'POST', `/api/chat/rooms/${roomId}/read`);
    const heard = marks();
    heard.listen(ben.userId, roomId, failed);
    heard.delivered(roomId, 3);
    heard.listen(anna.userId, roomId, failed);
    await heard.store();
    expect([await readSeq(anna), await readSeq(ben)]).toEqual([0, 4]);
  });

  test('without waiting for a mark that is locked, and then at the next time', async () => {
    await say('하나');
    const heard = marks();
    const leave = heard.listen(ben.userId, roomId, failed);
    heard.delivered(roomId, 3);
    await t.db.transaction().execute(async (tx) => {
      await sql`select from room_reads where participant_id in (
        select id from participants where user_id = ${ben.userId}) for update`.execute(tx);
      leave();
      await heard.store();
      expect(await readSeq(ben)).toBe(2);
    });
    await setImmediate();
    await heard.store();
    expect(await readSeq(ben)).toBe(3);
  });
});
