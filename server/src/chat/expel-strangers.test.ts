import { roomMessages, topicPath, type UserId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Gateway } from '../realtime/gateway';
import { type Outgoing, quoted } from '../realtime/payload';
import { type TestApp, testApp } from '../test-app';
import { expelStrangers } from './expel-strangers';
import { testRoom } from './test-rooms';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a lost membership is noticed on open connections', async () => {
  const [anna, ben] = [await t.person(), await t.person()];
  const roomId = await testRoom(t.deps, anna, [ben]);
  const destination = topicPath(roomMessages, { chatRoomId: roomId });
  const gateway = new Gateway({
    application: {
      authenticate: async (headers) => ({
        userId: Number(headers['user']) as UserId,
        expiresAt: Number.POSITIVE_INFINITY,
      }),
      authorizeSubscribe: async () => undefined,
      onSend: async () => undefined,
    },
  });
  const notices: string[] = [];
  for (const { userId } of [anna, ben]) {
    const transport = {
      write: (queue: readonly Outgoing[]) =>
        void notices.push(...queue.map((outgoing) => `${userId} ${quoted(outgoing)}`)),
      close: () => undefined,
      destroy: () => undefined,
    };
    const line = gateway.open(transport, '127.0.0.1');
    line.receive(Buffer.from(`CONNECT\nuser:${userId}\n\n\0SUBSCRIBE\nid:1\ndestination:${destination}\n\n\0`));
  }
  const listening = () => gateway.topics.subscribers(destination).map(({ userId }) => userId);
  await vi.waitFor(() => expect(listening()).toEqual([anna.userId, ben.userId]));

  await expelStrangers(t.db, gateway);
  expect(listening()).toEqual([anna.userId, ben.userId]);

  await t.db.deleteFrom('messages').where('roomId', '=', roomId).execute();
  await t.db.deleteFrom('roomReads').execute();
  await t.db.deleteFrom('participants').where('boardId', '=', roomId).where('userId', '=', ben.userId).execute();
  await expelStrangers(t.db, gateway);
  expect(listening()).toEqual([anna.userId]);
  await vi.waitFor(() =>
    expect(notices.some((notice) => notice.startsWith(`${ben.userId} `) && notice.includes('NOT_A_MEMBER'))).toBe(true),
  );
  await gateway.close();
});
