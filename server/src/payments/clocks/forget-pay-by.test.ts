import { HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { fullRoom, type TestRoom } from '../test-rooms';
import { runClocks } from './run-clocks';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const owing = async (room: TestRoom) =>
  (await t.db.selectFrom('participants').select('payBy').where('boardId', '=', room.id).execute()).filter(
    ({ payBy }) => payBy !== null,
  ).length;

test('what a called-off purchase was waiting for is forgotten once its time has come; what others wait for stays', async () => {
  const [off, going] = [await fullRoom(t), await fullRoom(t)];
  await t.call(off.leader, 'POST', `/api/group-boards/${off.id}/cancel`);
  const before = [await owing(off), await owing(going)];
  expect(before[0]).toBeGreaterThan(0);
  await runClocks(t.deps);
  expect([await owing(off), await owing(going)]).toEqual(before);
  const { payBy } = await t.db
    .selectFrom('participants')
    .select('payBy')
    .where('boardId', '=', going.id)
    .where('role', '=', 'FOLLOWER')
    .executeTakeFirstOrThrow();
  t.clock.now = new Date(payBy!.getTime() - HOUR_MS);
  await runClocks(t.deps);
  expect([await owing(off), await owing(going)]).toEqual([0, before[1]]);
});
