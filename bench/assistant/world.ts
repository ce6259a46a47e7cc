import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../../server/src/db/connect';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded';
import { migrate } from '../../server/src/db/migrate';
import { fillDemo } from '../../server/src/demo/fill-demo';
import { createLog } from '../../server/src/log';

/** A database server of its own with the demo neighbourhood: its catalogue, hearted by its people. */
export async function createWorld(): Promise<{ url: string; reader: number; close(): Promise<void> }> {
  const server = await startEmbedded(mkdtempSync(path.join(tmpdir(), 'bench-assistant-')), { throwaway: true });
  const { db, pool, close } = connect(server.url, { max: 2 });
  await migrate(server.url);
  await fillDemo(db, new Date(), createLog('silent'));
  await pool.query('vacuum analyze');
  const { id: reader } = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
  await close();
  return { url: server.url, reader, close: server.stop };
}
