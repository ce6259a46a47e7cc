import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connect } from '../src/db/connect';
import { startEmbedded } from '../src/db/embedded/start-embedded';
import { migrate } from '../src/db/migrate';
import { tablesFile } from './tables-file';

const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-tables-'));
const server = await startEmbedded(folder, { throwaway: true });
try {
  await migrate(server.url);
  const { pool, close } = connect(server.url, { max: 1 });
  writeFileSync(path.resolve(import.meta.dirname, '../src/db/schema.gen.ts'), await tablesFile(pool));
  await close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
