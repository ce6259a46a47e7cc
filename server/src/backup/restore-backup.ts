import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../db/migrate';
import { StartRefusal } from '../start-refusal';
import { appliedMigrations } from './applied-migrations';
import { returnPictures, type Stores } from './copy-pictures';
import { dataTables, sqlColumns, sqlName } from './data-tables';
import { ledgerSums } from './ledger-sums';
import { type Manifest, readManifest, tableFile } from './manifest';

type Target = { url: string; pictures: Stores };

/**
 * Brings a backup back into a database nobody has used yet: all of it or nothing. The tables are made as they were then,
 * filled, and only then migrated to this version.
 */
export async function restoreBackup({ url, pictures }: Target, folder: string): Promise<Manifest> {
  const backup = await readManifest(folder);
  for (const table of backup.tables) await requireWhole(table, folder);
  await requireUnused(url);
  await migrate(url, { only: new Set(backup.migrations.map(({ name }) => name)) });
  await returnPictures(pictures, folder);
  await fill(url, backup, folder);
  await migrate(url);
  return backup;
}

async function requireWhole(table: Manifest['tables'][number], folder: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(tableFile(folder, table)), hash).catch(() => undefined);
  if (hash.digest('hex') !== table.sha256)
    throw new StartRefusal(`${tableFile(folder, table)} is missing or not as it was written: use another backup.`);
}

/** Also on a database that was migrated, as a start does, as long as nobody signed up on it. */
async function requireUnused(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ made: string | null }>(`select to_regclass('public.users')::text as made`);
    const used = rows[0]?.made && (await client.query('select from users limit 1')).rowCount;
    if (used) throw new StartRefusal('There are people in this database. A backup is restored into an empty one only.');
  });
}

async function fill(url: string, backup: Manifest, folder: string): Promise<void> {
  await withClient(url, async (client) => {
    await requireSameSchema(client, backup);
    await client.query('begin');
    const names = (await dataTables(client)).map(sqlName);
    // Append-only tables refuse to be emptied of what migrations put there; what counts rows would count twice.
    const always = await alwaysTriggers(client);
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(', ')}`);
    for (const { columns, ...table } of backup.tables) {
      const rows = client.query(copyFrom(`copy ${sqlName(table)} (${sqlColumns(columns)}) from stdin`));
      await pipeline(createReadStream(tableFile(folder, table)), createGunzip(), rows);
      if (rows.rowCount !== table.rows) throw new Error(`${table.name}: ${rows.rowCount} of ${table.rows} rows.`);
    }
    for (const { value, ...sequence } of backup.sequences)
      await client.query('select setval($1::regclass, $2)', [sqlName(sequence), value]);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { name, trigger } of always)
      await client.query(`alter table ${name} enable always trigger ${client.escapeIdentifier(trigger)}`);
    const sums = JSON.stringify(await ledgerSums(client));
    if (sums !== JSON.stringify(backup.ledger)) throw new Error(`The ledger is not what it was: ${sums}`);
    await client.query('commit');
  });
}

/** Triggers that not even a replica skips; enabling all of a table makes them ordinary ones. */
async function alwaysTriggers(client: pg.Client): Promise<{ name: string; trigger: string }[]> {
  const { rows } = await client.query<{ name: string; trigger: string }>(
    `select tgrelid::regclass::text as name, tgname as trigger from pg_trigger where tgenabled = 'A' and not tgisinternal`,
  );
  return rows;
}

async function requireSameSchema(client: pg.Client, { migrations }: Manifest): Promise<void> {
  if (JSON.stringify(await appliedMigrations(client)) === JSON.stringify(migrations)) return;
  throw new StartRefusal('The backup was taken by another or newer version of the product: restore it with that one.');
}

/** A connection that ends without a commit leaves nothing behind. */
async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'mungchi restore' });
  // The statement under way is refused with it; unheard, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
