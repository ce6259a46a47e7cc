import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { MessageAppender } from './message-appender';
import { testRoom } from './test-rooms';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('says for how long messages have been on their way', async () => {
  const leader = await t.person();
  const roomId = await testRoom(t.deps, leader);
  const appender = new MessageAppender(t.deps);
  expect(appender.batchAgeMs).toBe(0);

  const holder = await t.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from chat_rooms where id = $1 for update', [roomId]);
  const stored = appender.append({ roomId, userId: leader.userId, text: '안녕하세요', key: null });
  await vi.waitFor(() => expect(appender.batchAgeMs).toBeGreaterThan(50));
  await holder.query('rollback');
  holder.release();
  await stored;
  await appender.settled();
  expect(appender.batchAgeMs).toBe(0);
});
