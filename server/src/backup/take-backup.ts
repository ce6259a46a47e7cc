import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartRefusal } from '../start-refusal';
import { appliedMigrations } from './applied-migrations';
import type { KeptPicture } from './backup-place';
import { copyPictures, type Stores } from './copy-pictures';
import { type DataTable, dataTables, sqlColumns, sqlName } from './data-tables';
import { ledgerSums } from './ledger-sums';
import { type Manifest, manifestFile, tableFile, tableFolder } from './manifest';

type Source = { url: string; pictures: Stores; now: () => Date; kept?: KeptPicture };

/**
 * Copies everything into an empty folder while the product runs: all tables as of one moment, then the pictures they name.
 * The data alone: its tables are made by the migrations. Does not migrate; a backup is taken before that.
 */
export async function takeBackup(
  { url, pictures, now, kept = async () => false }: Source,
  folder: string,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new StartRefusal(`${folder} is not empty.`);
  await mkdir(tableFolder(folder), { mode: 0o700 });
  const client = new pg.Client({ connectionString: url, application_name: 'mungchi backup' });
  // The statement under way is refused with it; unheard, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables: Manifest['tables'] = [];
    for (const table of await dataTables(client))
      tables.push({ ...table, ...(await copyTable(client, table, folder)) });
    const { rows: sequences } = await client.query<Manifest['sequences'][number]>(`
      select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null`);
    const whole: Manifest = {
      format: 1,
      takenAt: now().toISOString(),
      migrations: await appliedMigrations(client),
      tables,
      sequences,
      ledger: await ledgerSums(client),
      pictures: await copyPictures(client, pictures, folder, kept),
    };
    await writeFile(manifestFile(folder), `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600 });
    return whole;
  } finally {
    await client.end();
  }
}

async function copyTable(
  client: pg.Client,
  table: DataTable,
  folder: string,
): Promise<{ rows: number; sha256: string }> {
  const rows = client.query(copyTo(`copy ${sqlName(table)} (${sqlColumns(table.columns)}) to stdout`));
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _, next) {
      hash.update(chunk);
      next(null, chunk);
    },
  });
  await pipeline(rows, createGzip({ level: 6 }), hashed, createWriteStream(tableFile(folder, table), { mode: 0o600 }));
  return { rows: rows.rowCount, sha256: hash.digest('hex') };
}
