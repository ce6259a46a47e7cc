import { type BoardId, type NotificationThread, THREAD_ENTRIES } from '@mungchi/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard } from '../boards/test-boards';
import { type Person, type TestApp, testApp } from '../test-app';
import { runs } from '../test-ring';
import { inbox, tell } from './test-inbox';

let t: TestApp;
let boards: BoardId[];
beforeAll(async () => {
  t = await testApp();
  const leader = await t.person();
  boards = [];
  for (const quantity of ['10kg', '20kg', '30kg']) {
    boards.push(await openBoard(t, leader, { totalUser: 3, price: 10_000, quantity }));
  }
});
afterAll(() => t.close());

let told = 0;
/** Entries about the nth purchase, one after the other; null: about none. */
async function somebodyTold(...about: (number | null)[]): Promise<Person> {
  const person = await t.person();
  for (const nth of about) {
    told += 1;
    const boardId = nth === null ? null : boards[nth]!;
    await tell(t, { userId: person.userId, boardId, key: `${told}`, title: `${told}`, path: '/notifications' });
  }
  return person;
}
async function page(person: Person, query = '') {
  const { body, headers } = await t.call(person, 'GET', `/api/notifications/threads${query}`);
  return { threads: body as NotificationThread[], next: headers['x-next-cursor'] as string | undefined };
}
const inShort = (threads: readonly NotificationThread[]) =>
  threads.map(({ purchase, count, unread }) => [purchase && boards.indexOf(purchase.id), count, unread]);

test('a purchase is one thread, named, its newest entry first; what is about none stands alone', async () => {
  const person = await somebodyTold(0, 1, null, 0, null, 2, 1);
  const entries = await inbox(t, person);
  await t.call(person, 'POST', '/api/notifications/read', { ids: [entries[0]!.id, entries[2]!.id] });
  const { threads, next } = await page(person);
  expect(inShort(threads)).toEqual([
    [1, 2, 1],
    [2, 1, 1],
    [null, 1, 0],
    [0, 2, 2],
    [null, 1, 1],
  ]);
  expect(next).toBeUndefined();
  expect(threads[0]!.purchase).toEqual({
    id: boards[1],
    name: '제주 감귤 20kg',
    stage: 'RECRUITING',
    totalUser: 3,
    perPersonPrice: 3_333,
  });
  // The very entries of the flat list, each once.
  const flat = await inbox(t, person);
  const byId = (a: { id: number }, b: { id: number }) => b.id - a.id;
  expect(threads.flatMap((thread) => thread.entries).toSorted(byId)).toEqual(flat);
  for (const { entries } of threads) expect(entries).toEqual(entries.toSorted(byId));
  expect(await page(await t.person())).toEqual({ threads: [], next: undefined });
});

test('page by page every thread comes once, whatever was told and however small the pages are', async () => {
  const about = fc.array(fc.constantFrom(0, 1, 2, null), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(about, fc.integer({ min: 1, max: 4 }), async (about, limit) => {
      const person = await somebodyTold(...about);
      const whole = (await page(person)).threads;
      const paged: NotificationThread[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const { threads, next } = await page(person, `?limit=${limit}&cursor=${cursor}`);
        expect(threads.length).toBeLessThanOrEqual(limit);
        paged.push(...threads);
        cursor = next;
      }
      expect(paged).toEqual(whole);
      expect(whole).toHaveLength(
        new Set(about.filter((nth) => nth !== null)).size + about.filter((nth) => nth === null).length,
      );
      expect(whole.reduce((sum, { count }) => sum + count, 0)).toBe(about.length);
    }),
    { numRuns: runs(15) },
  );
});

test('of a long thread the newest are shown, and all are counted', async () => {
  const person = await somebodyTold(...Array.from({ length: THREAD_ENTRIES + 2 }, () => 0));
  const { threads } = await page(person);
  expect(inShort(threads)).toEqual([[0, THREAD_ENTRIES + 2, THREAD_ENTRIES + 2]]);
  expect(threads[0]!.entries).toHaveLength(THREAD_ENTRIES);
});

test('several are read at once, and only one’s own', async () => {
  const [person, other] = [await somebodyTold(0, 0, 1), await somebodyTold(0)];
  const ids = [...(await inbox(t, person)).slice(1), ...(await inbox(t, other))].map(({ id }) => id);
  expect((await t.call(person, 'POST', '/api/notifications/read', { ids })).body).toEqual({ count: 1 });
  expect((await inbox(t, other))[0]!.read).toBe(false);
  expect((await t.call(person, 'POST', '/api/notifications/read', { ids: [] })).body).toEqual({ count: 1 });
});
