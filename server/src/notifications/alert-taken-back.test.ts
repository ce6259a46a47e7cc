import type { RoomId } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { awake } from '../boards/test-boards';
import { MessageAppender } from '../chat/message-appender';
import { testRoom } from '../chat/test-rooms';
import { transact } from '../db/transaction';
import { type Person, type TestApp, testApp } from '../test-app';
import { alertRoom } from './alert-room';
import { alertRooms } from './alert-rooms';
import { startPushService, type TestPushService } from './push/test-push-service';

const NOON = new Date('2026-11-15T03:00:00.000Z');
let t: TestApp;
let service: TestPushService;
let speaker: Person;
let listener: Person;
let device: string;
let roomId: RoomId;
beforeAll(async () => {
  service = await startPushService();
  t = await testApp({ env: { PUSH_HOSTS: service.origin }, now: NOON });
});
beforeEach(async () => {
  t.clock.now = NOON;
  service.received.length = 0;
  [speaker, listener] = [await t.person(), await t.person()];
  roomId = await testRoom(t.deps, speaker, [listener]);
  device = `phone${listener.userId}`;
  await t.call(awake(t, listener), 'POST', '/api/notifications/devices', service.subscribe(device).toJSON());
  await read(listener);
});
afterAll(async () => {
  await t.close();
  await service.close();
});

const read = (person: Person) => t.call(awake(t, person), 'POST', `/api/chat/rooms/${roomId}/read`);
const heard = () => service.received.map((one) => [one.device, one.message.body]);

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

const takeBack = async (person: Person) => {
  const said = t.db.selectFrom('messages').select('seq').where('roomId', '=', roomId).orderBy('seq', 'desc');
  const { seq } = await said.executeTakeFirstOrThrow();
  const { status } = await t.call(awake(t, person), 'DELETE', `/api/chat/rooms/${roomId}/messages/${seq}`);
  expect(status).toBe(200);
};

test('what is taken back while its push is made does not leave', async () => {
  await say(speaker, '비밀번호는 1234');
  let alerting = Promise.resolve();
  // The job has read what there is to tell, and waits to be the one that tells it.
  await transact(t.db, async (tx) => {
    await sql`select from room_reads where participant_id in (
      select id from participants where board_id = ${roomId}) for update`.execute(tx);
    alerting = alertRoom(t.deps, roomId);
    await vi.waitFor(async () => {
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%set pushed_seq = excluded.pushed_seq%'`;
      expect((await waiting.execute(t.db)).rows).toHaveLength(1);
    });
    await takeBack(speaker);
  });
  await alerting;
  expect(heard()).toEqual([]);

  for (let round = 0; round < 5; round++) {
    await say(speaker, `비밀 ${round}`);
    await Promise.all([takeBack(speaker), alertRoom(t.deps, roomId)]);
    const before = heard().length;
    await pass();
    expect(heard()).toHaveLength(before);
  }
});

test('a push that has to be tried again says what still stands there, and nothing when nothing does', async () => {
  const again = async () => {
    t.clock.now = new Date(t.clock.now.getTime() + 60_000);
    await t.runJobs();
  };
  service.answer(device, 500, 500);
  await say(speaker, '하나');
  await pass();
  await takeBack(speaker);
  await again();
  expect(heard()).toEqual([]);

  service.answer(device, 500);
  await say(speaker, '둘', '셋');
  await pass();
  await takeBack(speaker);
  await again();
  expect(heard()).toEqual([[device, `${speaker.nickname}: 둘`]]);

  service.answer(device, 500);
  await say(speaker, '넷');
  await pass();
  await read(listener);
  await again();
  expect(heard()).toHaveLength(1);
});
