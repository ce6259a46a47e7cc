import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../../server/src/db/connect';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded';
import { migrate } from '../../server/src/db/migrate';
import { fillDemo } from '../../server/src/demo/fill-demo';
import { createLog } from '../../server/src/log';

/** `middle`: where somebody has scrolled to. */
export type World = { url: string; reader: number; product: number; middle: number; close(): Promise<void> };

/** A database server of its own with the demo neighbourhood: its catalogue, hearted by its people. */
export async function createWorld(): Promise<World> {
  const server = await startEmbedded(mkdtempSync(path.join(tmpdir(), 'bench-products-')), { throwaway: true });
  const { db, pool, close } = connect(server.url, { max: 2 });
  await migrate(server.url);
  await fillDemo(db, new Date(), createLog('silent'));
  await pool.query('vacuum analyze');
  const { id: reader } = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
  const shelf = await db.selectFrom('products').select('id').where('categoryId', '=', 2).orderBy('id').execute();
  await close();
  const middle = shelf[Math.floor(shelf.length / 2)]!.id;
  return { url: server.url, reader, product: middle, middle, close: server.stop };
}
