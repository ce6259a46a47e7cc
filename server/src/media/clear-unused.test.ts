import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type DbConnection } from '../db/connect';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { clearUnused } from './clear-unused';

const BOARDS = 3000;

let database: TestDatabase;
/** One connection, so that its counters can be asked for. */
let single: DbConnection;
beforeAll(async () => {
  database = await testDatabase();
  single = connect(database.url, { max: 1 });
});
afterAll(async () => {
  await single.close();
  await database.close();
});

async function readsOfBoards(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(single.db);
  await sql`select pg_stat_clear_snapshot()`.execute(single.db);
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables where relname = 'boards'
  `.execute(single.db);
  return rows[0]!.read;
}

test('thousands of uploads are compared with thousands of posts in a few readings of them', async () => {
  await sql`
    insert into users (provider, provider_user_id, name, email, nickname, nickname_key, profile_url, signed_up_at)
    values ('kakao', '1', '김', 'a@example.org', '이웃', '이웃', '/avatars/pink.webp', now())`.execute(single.db);
  await sql`
    insert into media (url, width, height, widths, bytes, created_at)
    select '/media/' || lpad(n::text, 32, '0') || '.webp', 100, 100, '{}', 1, now() - interval '2 days'
    from generate_series(1, ${2 * BOARDS}::int) n`.execute(single.db);
  await sql`
    insert into boards (leader_id, name, quantity, title, total_user, price, deadline, category_id, location, latitude, longitude, pictures)
    select (select id from users), '감귤', '10kg', '감귤', 4, 30000, current_date + 30, 1, '제주시', 33.45, 126.57,
      jsonb_build_array(jsonb_build_object('url', '/media/' || lpad(n::text, 32, '0') || '.webp'))
    from generate_series(1, ${BOARDS}::int) n`.execute(single.db);
  const removed: string[] = [];
  const store = { remove: async (name: string) => void removed.push(name) };
  const before = await readsOfBoards();

  await clearUnused(
    { db: single.db, now: () => new Date(), pictures: { store } as never },
    new AbortController().signal,
  );

  const left = await single.db.selectFrom('media').select('url').orderBy('url').execute();
  expect(left).toHaveLength(BOARDS);
  expect(left.at(-1)!.url).toBe(`/media/${String(BOARDS).padStart(32, '0')}.webp`);
  expect(removed).toHaveLength(BOARDS);
  expect((await readsOfBoards()) - before).toBeLessThanOrEqual(5 * BOARDS);
});
