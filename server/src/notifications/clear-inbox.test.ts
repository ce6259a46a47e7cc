import { DAY_MS } from '@mungchi/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { clearInbox } from './clear-inbox';
import { inbox, tell } from './test-inbox';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const daysAgo = (days: number) => new Date(t.clock.now.getTime() - days * DAY_MS);

async function entry(userId: number, { days, read }: { days: number; read: boolean }): Promise<void> {
  const [createdAt, readAt] = [daysAgo(days), read ? t.clock.now : null];
  await t.database.pool.query(
    `insert into notifications (user_id, kind, category, title, body, path, dedup_key, read_at, created_at)
     values ($1, 'SEAT_TAKEN', 'TRADE', '자리가 찼어요', '감귤', '/', $2, $3, $4)`,
    [userId, `${days} ${read}`, readAt, createdAt],
  );
}

test('a step goes on where the last one ended, past what stays', async () => {
  const { userId } = await t.person();
  for (const days of [95, 60, 50, 40]) await entry(userId, { days, read: true });
  for (const days of [55, 45, 20]) await entry(userId, { days, read: false });
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await clearInbox(t.deps, new AbortController().signal, 1);
  const steps = sent.mock.calls
    .map(([query]) => query as unknown as { text: string; values: unknown[] })
    .filter(({ text }) => /read_at is not null[\s\S]*delete from notifications/.test(String(text)));
  sent.mockRestore();

  const { rows } = await t.database.pool.query('select created_at from notifications order by created_at');
  expect(rows.map((row) => row.created_at)).toEqual([55, 45, 20].map(daysAgo));
  expect(steps.slice(1).map(({ values }) => values[0])).toEqual([95, 60, 50, 40].map(daysAgo));
});

test('read ones go after a month, all after three', async () => {
  const person = await t.person();
  for (const key of ['a', 'b']) await tell(t, { userId: person.userId, boardId: null, path: '/', key });
  await t.call(person, 'POST', '/api/notifications/read', { upTo: (await inbox(t, person))[1]!.id });
  const begun = t.clock.now.getTime();
  const left = async (days: number) => {
    t.clock.now = new Date(begun + days * DAY_MS + 1);
    await t.deps.jobs.add(t.db, 'notifications.clear', {});
    await t.runJobs();
    return (await inbox(t, person)).length;
  };
  expect([await left(29), await left(30), await left(89), await left(90)]).toEqual([2, 1, 1, 0]);
});

test('a heap of them goes in small steps, and stops between them when told', async () => {
  const person = await t.person();
  for (const key of ['a', 'b', 'c', 'd', 'e']) await tell(t, { userId: person.userId, boardId: null, path: '/', key });
  const later = { db: t.db, now: () => new Date(t.clock.now.getTime() + 91 * DAY_MS) };
  const count = async () => (await inbox(t, person)).length;
  await clearInbox(later, AbortSignal.abort(), 2);
  expect(await count()).toBe(5);
  await clearInbox(later, new AbortController().signal, 2);
  expect(await count()).toBe(0);
});
