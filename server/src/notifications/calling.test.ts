import { DEFAULT_NOTIFICATION_SETTINGS } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addWord, neighbourOf, notifiedOfNew } from '../boards/finding/test-finding';
import { awake, boardForm, openBoard } from '../boards/test-boards';
import { ask, leaveWishAs, wishOf } from '../boards/wishes/test-wishes';
import { type Person, type TestApp, testApp } from '../test-app';
import { deliver } from './deliver';
import { startPushService, type TestPushService } from './push/test-push-service';
import { inbox } from './test-inbox';

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

const HOUR = 3_600_000;
const calls = async (person: Person) =>
  (await inbox(t, person)).filter(({ kind }) => kind === 'WISH_OPENED' || kind === 'KEYWORD_OPENED');

test('opened from a wish, given up and opened again all day: its people are called once, and one entry leads to what is open', async () => {
  const start = t.clock.now;
  t.clock.now = new Date('2026-11-21T01:00:00.000Z');
  try {
    const { person: asker, device } = await looking();
    const pushed = () => service.received.filter((one) => one.device === device).length;
    const { id } = await wishOf(t, '체리', 0, asker);
    const leader = await neighbourOf(t, near, 200);
    const open = () => openBoard(t, awake(t, leader), { name: '체리', totalUser: 3, wishId: id });
    for (const end of ['delete', 'cancel', 'delete'] as const) {
      const boardId = await open();
      await t.runJobs();
      expect((await calls(asker)).map(({ path }) => path)).toEqual([`/gonggu/list/${boardId}`]);
      if (end === 'cancel') await t.call(awake(t, leader), 'POST', `/api/group-boards/${boardId}/cancel`);
      else await t.call(awake(t, leader), 'DELETE', `/api/group-boards/${boardId}`);
      expect(await calls(asker)).toEqual([]);
    }
    const last = await open();
    await t.runJobs();
    expect(pushed()).toBe(1);
    // Read before: it leads back to the wish.
    await t.call(awake(t, asker), 'POST', '/api/notifications/read', {});
    await t.call(awake(t, leader), 'DELETE', `/api/group-boards/${last}`);
    expect((await calls(asker)).map(({ path }) => path)).toEqual([`/gonggu/wish/${id}`]);
    t.clock.now = new Date(t.clock.now.getTime() + 24 * HOUR);
    await open();
    await t.runJobs();
    expect(pushed()).toBe(2);
  } finally {
    t.clock.now = start;
  }
});

test('a purchase that is deleted leaves no entry to nowhere and no push of the morning', async () => {
  const start = t.clock.now;
  t.clock.now = new Date('2026-11-22T14:00:00.000Z');
  try {
    const [{ person, device }, { person: reader }] = [await looking(), await looking()];
    const boardId = await openBoard(t, awake(t, near), { name: '감귤' });
    await t.runJobs();
    for (const each of [person, reader]) expect(await calls(each)).toHaveLength(1);
    await t.call(awake(t, reader), 'POST', '/api/notifications/read', {});
    await t.call(awake(t, near), 'DELETE', `/api/group-boards/${boardId}`);
    expect(await calls(person)).toEqual([]);
    expect((await calls(reader)).map(({ path }) => path)).toEqual(['/']);
    t.clock.now = new Date('2026-11-22T23:00:00.000Z');
    await t.runJobs();
    expect(service.received.filter((one) => one.device === device)).toEqual([]);
  } finally {
    t.clock.now = start;
  }
});

test('edited into something else: who has not read of it is called to nothing, who has reads its present name', async () => {
  const start = t.clock.now;
  t.clock.now = new Date('2026-11-23T14:00:00.000Z');
  try {
    const [{ person, device }, { person: reader }] = [await looking(), await looking()];
    const leader = await neighbourOf(t, near, 200);
    const boardId = await openBoard(t, awake(t, leader), { name: '감귤' });
    await t.runJobs();
    await t.call(awake(t, reader), 'POST', '/api/notifications/read', {});
    const edit = async (changes: Record<string, unknown>) =>
      t.call(awake(t, leader), 'PUT', `/api/group-boards/${boardId}`, await boardForm(t, changes));
    expect((await edit({ name: '서귀포 감귤', quantity: '5kg' })).status).toBe(200);
    for (const each of [person, reader])
      expect((await calls(each))[0]!.body).toMatch(/^서귀포 감귤 5kg · 1인 10,000원/);
    expect((await edit({ name: '급전 대출 상담' })).status).toBe(200);
    expect(await calls(person)).toEqual([]);
    expect((await calls(reader))[0]!.body).toMatch(/^급전 대출 상담 10kg · /);
    t.clock.now = new Date('2026-11-23T23:00:00.000Z');
    await t.runJobs();
    expect(service.received.filter((one) => one.device === device)).toEqual([]);
  } finally {
    t.clock.now = start;
  }
});
