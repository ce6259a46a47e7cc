import { sql } from 'kysely';
import type { Db } from './schema';

type Facts = { version: number; encoding: string; knowsHangul: boolean };

/** Refuses a database on which things would go wrong silently. */
export async function checkDatabase(db: Db): Promise<void> {
  const { rows } = await sql<Facts>`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      '뭉치' ~ '^[[:alpha:]]+$' as knows_hangul
  `.execute(db);
  const { version, encoding, knowsHangul } = rows[0]!;
  if (version < 150_000) throw new Error('DATABASE_URL: PostgreSQL 15 or newer is needed.');
  if (encoding !== 'UTF8') throw new Error(`DATABASE_URL: the database's encoding is ${encoding}, it must be UTF8.`);
  if (!knowsHangul) {
    throw new Error(
      "DATABASE_URL: the database's locale does not know Hangul. Create it with a UTF-8 locale, such as C.UTF-8 or ko_KR.UTF-8.",
    );
  }
}
