import { sql } from 'kysely';
import { StartRefusal } from '../start-refusal';
import type { Db } from './schema';

type Facts = { version: number; encoding: string; knowsHangul: boolean };

/** Refuses to start on a database with settings that would fail silently. */
export async function checkDatabase(db: Db): Promise<void> {
  const { version, encoding, knowsHangul } = await factsOf(db);
  if (version < 150_000) throw new StartRefusal('DATABASE_URL: PostgreSQL 15 or newer is needed.');
  if (encoding !== 'UTF8')
    throw new StartRefusal(`DATABASE_URL: the database's encoding is ${encoding}, it must be UTF8.`);
  if (!knowsHangul) {
    throw new StartRefusal(
      "DATABASE_URL: the database's locale does not know Hangul. Create it with a UTF-8 locale, such as C.UTF-8 or ko_KR.UTF-8.",
    );
  }
}

async function factsOf(db: Db): Promise<Facts> {
  const facts = sql<Facts>`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      '뭉치' ~ '^[[:alpha:]]+$' as knows_hangul
  `.execute(db);
  try {
    return (await facts).rows[0]!;
  } catch (error) {
    throw new StartRefusal(`DATABASE_URL: the database does not answer (${(error as Error).message}).`, {
      cause: error,
    });
  }
}
