import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateBoards } from '../../server/src/boards/test-generate-boards';
import { connect } from '../../server/src/db/connect';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded';
import { migrate } from '../../server/src/db/migrate';

export type World = { urls: Map<number, string>; close(): Promise<void> };

const CROWD = 300;

/** A database server of its own with one database per size of the country; the crowded neighbourhood is the same in each. */
export async function createWorld(sizes: readonly number[]): Promise<World> {
  const server = await startEmbedded(mkdtempSync(path.join(tmpdir(), 'bench-boards-')), { throwaway: true });
  const urls = new Map<number, string>();
  for (const size of sizes) {
    const admin = connect(server.url, { max: 1 });
    await admin.pool.query(`create database boards_${size}`);
    await admin.close();
    const url = server.urlOf(`boards_${size}`);
    await fill(url, size);
    urls.set(size, url);
  }
  return { urls, close: server.stop };
}

async function fill(url: string, boards: number): Promise<void> {
  const { db, pool, close } = connect(url, { max: 2 });
  await migrate(url);
  // Building an index at the end is many times quicker than keeping it up to date.
  const { rows } = await pool.query(`select indexdef from pg_indexes where indexname = 'boards_found'`);
  await pool.query('drop index boards_found');
  await db.connection().execute((one) => generateBoards(one, { boards, crowd: CROWD, now: new Date() }));
  await pool.query(rows[0].indexdef);
  await pool.query('vacuum analyze');
  await close();
}
