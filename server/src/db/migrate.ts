import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { serverFile } from '../server-folder';
import { StartRefusal } from '../start-refusal';

const LOCK = 778_202;
const LOOK_MS = 100;
/** Shorter than PostgreSQL's `deadlock_timeout` (1 s), so that no caller is the one who is given up. */
const WAIT_MS = 400;
const PAUSE_MS = 300;
const PATIENCE_MS = 30_000;
const IN_USE = new Set(['55P03', '40P01']);
/** The first file of 1.0. */
const BASELINE = '0001_people.sql';
const OUTSIDE = '-- outside a transaction';

/** `only`: for the schema as an older version left it. */
type Wanted = { folder?: string; only?: ReadonlySet<string> };
type Migration = { name: string; text: string; checksum: string };

/**
 * Applies new migrations in order, each file in its own transaction unless it says otherwise. Nodes that start together wait for one another.
 * Uses a connection of its own: a migration has no time limit.
 */
export async function migrate(
  url: string,
  { folder = serverFile('migrations'), only }: Wanted = {},
): Promise<string[]> {
  const migrations = readMigrations(folder).filter(({ name }) => only?.has(name) ?? true);
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'mungchi migration', keepAlive: true });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const client = await pool.connect();
  try {
    await takeLock(client);
    return await applyNew(client, migrations, folder);
  } finally {
    // Closing the connection releases the lock, whatever state it is in.
    client.release(true);
    await pool.end();
  }
}

/** Polls: `create index concurrently` would wait for a session that waits for the lock inside a statement. */
async function takeLock(client: pg.PoolClient): Promise<void> {
  const taken = 'select pg_try_advisory_lock($1) as taken';
  while (!(await client.query<{ taken: boolean }>(taken, [LOCK])).rows[0]!.taken) await setTimeout(LOOK_MS);
}

async function applyNew(client: pg.PoolClient, migrations: Migration[], folder: string): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));

  const names = new Set(migrations.map(({ name }) => name));
  if (folder === serverFile('migrations') && applied.size > 0 && !applied.has(BASELINE)) {
    throw new StartRefusal(
      'This database was made before version 1.0 and cannot be taken over. Move its folder away (or name another database) and start again with an empty one.',
    );
  }
  const unknown = [...applied.keys()].filter((name) => !names.has(name)).sort();
  if (unknown.length > 0) {
    throw new StartRefusal(
      `A newer version has migrated this database (${unknown.join(', ')} is not known here). Start that version, or restore the backup that was taken before it.`,
    );
  }
  const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed) {
    throw new Error(
      `The migration ${changed.name} was changed after it had been applied to this database. Restore the file and put the change into a new one, or start with an empty database.`,
    );
  }
  const fresh = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of fresh) await apply(client, migration);
  return fresh.map(({ name }) => name);
}

/**
 * A lock request that waits blocks every later one on the same table. So a migration waits for a moment only (lock_timeout), lets the
 * others pass and retries; that also resolves a deadlock of a reader that holds a view and a migration that holds the table under it.
 */
async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  if (migration.text.startsWith(OUTSIDE)) return applyOutside(client, migration);
  const givesUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await applyInside(client, migration);
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string };
      if (!IN_USE.has(code) || performance.now() > givesUpAt)
        throw new Error(`The migration ${migration.name} failed: ${message}`, { cause: error });
      await setTimeout(PAUSE_MS);
    }
  }
}

async function applyInside(client: pg.PoolClient, { name, text, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${WAIT_MS}`);
    await client.query(text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** One statement that may run twice: it is not known whether one that was interrupted had ended. */
async function applyOutside(client: pg.PoolClient, { name, text, checksum }: Migration): Promise<void> {
  try {
    await client.query(text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}
