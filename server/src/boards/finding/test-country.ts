import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema';
import { CROWDED } from '../test-generate-boards';

/** The middle of the city that is looked at. */
export const CITY = { latitude: CROWDED.latitude, longitude: CROWDED.longitude };

/**
 * A country of so many people, a tenth of them within some 10 km of the city's middle. Each has a word, 9 % of them the same; a
 * fifth wants to hear of whatever opens nearby. Written past triggers and foreign keys, which look at one row at a time.
 */
export async function fillCountry(db: Db, people: number): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await insertPeople(one, people);
    await sql`set session_replication_role = default`.execute(one);
    await settle(one, ['users', 'keyword_alerts', 'notification_settings']);
  });
}

async function insertPeople(db: Db, people: number): Promise<void> {
  await sql`
    insert into users (provider, provider_user_id, name, email, nickname, profile_url, latitude, longitude, signed_up_at)
    select 'bench', 'p' || i, '', '', 'b' || i, '/avatars/mint.webp',
      case when i % 10 = 0 then ${CITY.latitude} + (random() - 0.5) * 0.18 else 34.5 + random() * 3.5 end,
      case when i % 10 = 0 then ${CITY.longitude} + (random() - 0.5) * 0.225 else 126.5 + random() * 2.5 end, now()
    from generate_series(1, ${people}) i`.execute(db);
  await sql`
    insert into keyword_alerts (user_id, word, norm, anchor, latitude, longitude, created_at)
    select u.id, w.word, w.word, right(w.word, 2), u.latitude, u.longitude, now()
    from users u, lateral (select case when u.id % 11 = 0 then '감귤'
      else chr(44032 + (u.id * 7919 % 11172)::int) || chr(44032 + (u.id * 104729 % 11172)::int) end as word) w
    where u.provider = 'bench'`.execute(db);
  await sql`
    insert into notification_settings (user_id, push_trade, push_chat, push_interest, preview, quiet, quiet_from, quiet_to, nearby, latitude, longitude)
    select id, true, true, true, true, true, 22, 8, true, latitude, longitude from users
    where provider = 'bench' and id % 5 = 0`.execute(db);
}

/** A commit that is not on disk yet keeps `vacuum` from marking pages as visible to all, and an index alone answers nothing then. */
async function settle(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`checkpoint`.execute(db);
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
}

/** Two thousand open wishes within some three kilometres of the city's middle. */
export async function fillWishes(db: Db, askerId: UserId): Promise<void> {
  await sql`
    insert into wishes (asker_id, name, anchor, latitude, longitude, people, until, created_at)
    select ${askerId}, '감귤 ' || i, '감귤', round((${CITY.latitude}::float8 + (random() - 0.5) * 0.03)::numeric, 3),
      round((${CITY.longitude}::float8 + (random() - 0.5) * 0.03)::numeric, 3), 1 + i % 5, now() + interval '20 days', now()
    from generate_series(1, 2000) i`.execute(db);
  await settle(db, ['wishes']);
}

/** What this transaction has read so far of what people are found by. */
export async function pagesOf(tx: Tx): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select sum(pg_stat_get_xact_blocks_fetched(oid))::int as pages from pg_class
    where relname in ('keyword_alerts', 'keyword_alerts_found', 'notification_settings', 'notification_settings_near', 'users', 'users_pkey',
      'wishes', 'wishes_near', 'wishes_found', 'wish_people', 'wish_people_pkey')`.execute(tx);
  return rows[0]!.pages;
}

/** The process id of the backend that runs this transaction. */
export async function backendOf(tx: Tx): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]!.pid;
}
