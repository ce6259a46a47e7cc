import { DEFAULT_NOTIFICATION_SETTINGS } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addWord, neighbourOf, notifiedOfNew } from '../boards/finding/test-finding';
import { awake, openBoard } from '../boards/test-boards';
import { ask, leaveWishAs } from '../boards/wishes/test-wishes';
import { type Person, type TestApp, testApp } from '../test-app';
import { deliver } from './deliver';
import { startPushService, type TestPushService } from './push/test-push-service';

/** From a new purchase to the phone: 21:00 in Seoul is 12:00Z, 8:00 is 23:00Z. */
let t: TestApp;
let service: TestPushService;
let near: Person;
beforeAll(async () => {
  service = await startPushService();
  t = await testApp({ env: { PUSH_HOSTS: service.origin }, now: new Date('2026-11-15T03:00:00.000Z') });
  await t.listen();
  near = await t.person();
});
beforeEach(async () => {
  await t.runJobs();
  service.received.length = 0;
});
afterAll(async () => {
  await t.close();
  await service.close();
});

let devices = 0;
/** Looks for tangerines, with a phone that knows no quiet hours. */
async function looking(): Promise<{ person: Person; device: string }> {
  const person = await neighbourOf(t, near, 100);
  devices += 1;
  const device = `phone${devices}`;
  await t.call(awake(t, person), 'POST', '/api/notifications/devices', service.subscribe(device).toJSON());
  const settings = { ...DEFAULT_NOTIFICATION_SETTINGS, quiet: false };
  await t.call(awake(t, person), 'PUT', '/api/notifications/settings', settings);
  await addWord(t, person, '감귤');
  return { person, device };
}
const at = (instant: string) => {
  t.clock.now = new Date(instant);
  return t.runJobs();
};
const open = async () => {
  const id = await openBoard(t, await t.person(), { totalUser: 3 });
  await t.runJobs();
  return id;
};
const heard = (device: string) =>
  service.received.filter((one) => one.device === device).map(({ message }) => message.path);

test('three calls a day ring, the fourth is in the inbox; the next day begins anew', async () => {
  await at('2026-11-15T03:00:00.000Z');
  const { person, device } = await looking();
  const ids = [await open(), await open(), await open(), await open()];
  expect(heard(device)).toEqual(ids.slice(0, 3).map((id) => `/gonggu/list/${id}`));
  expect(await notifiedOfNew(t, person)).toHaveLength(4);
  await at('2026-11-15T23:30:00.000Z');
  expect(heard(device)).toHaveLength(3);
  await open();
  expect(heard(device)).toHaveLength(4);
});

test('after nine they wait for eight in the morning, beside what the day rings for; what cannot be joined by then is dropped', async () => {
  await at('2026-11-16T11:00:00.000Z');
  const { person, device } = await looking();
  await at('2026-11-16T12:00:00.000Z');
  const [stays, goes] = [await open(), await open()];
  expect(heard(device)).toEqual([]);
  expect(await notifiedOfNew(t, person)).toHaveLength(2);
  await t.db.updateTable('boards').set({ deletedAt: t.clock.now }).where('id', '=', goes).execute();
  await at('2026-11-16T22:59:59.000Z');
  expect(heard(device)).toEqual([]);
  await at('2026-11-16T23:00:00.000Z');
  expect(heard(device)).toEqual([`/gonggu/list/${stays}`]);
  await at('2026-11-17T01:00:00.000Z');
  expect(heard(device)).toHaveLength(1);
});

test('that a neighbour looks for it waits for the morning too, and is dropped when nothing can be joined by then', async () => {
  await at('2026-11-17T12:30:00.000Z');
  const { device } = await looking();
  const [first, second] = [await neighbourOf(t, near, 10), await neighbourOf(t, near, 10)];
  const [stays, ends] = [(await ask(t, first, '감귤')).body.id, (await ask(t, second, '감귤 5kg')).body.id];
  await t.runJobs();
  expect(heard(device)).toEqual([]);
  await leaveWishAs(t, second, ends);
  await at('2026-11-17T23:00:00.000Z');
  expect(heard(device)).toEqual([`/gonggu/wish/${stays}`]);
});

test('two deliveries at once, and one again: no fourth', async () => {
  await at('2026-11-18T03:00:00.000Z');
  const { person, device } = await looking();
  for (let i = 0; i < 6; i++) await openBoard(t, await t.person(), { totalUser: 3 });
  const boards = await t.db.selectFrom('boards').select('id').orderBy('id', 'desc').limit(6).execute();
  const rows = boards.map(({ id }, i) => ({
    userId: person.userId,
    kind: 'KEYWORD_OPENED' as const,
    category: 'INTEREST' as const,
    boardId: id,
    title: '열렸어요',
    body: '',
    path: `/gonggu/list/${id}` as const,
    dedupKey: `race ${i}`,
    createdAt: t.clock.now,
  }));
  const written = await t.db.insertInto('notifications').values(rows).returning('id').execute();
  await Promise.all(written.flatMap(({ id }) => [deliver(t.deps, [id]), deliver(t.deps, [id])]));
  expect(new Set(heard(device)).size).toBe(3);
  const called = await t.db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', person.userId)
    .where('calledAt', 'is not', null)
    .execute();
  expect(called).toHaveLength(3);
});
