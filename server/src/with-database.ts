import path from 'node:path';
import type { Config } from './config';
import { checkDatabase } from './db/check-database';
import { connect } from './db/connect';
import { startEmbedded } from './db/embedded/start-embedded';
import { migrate } from './db/migrate';
import type { Db } from './db/schema';

/** For commands: the configured database, migrated. An embedded one is shared with a running server. */
export async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  const embedded = config.databaseUrl ? null : await startEmbedded(path.resolve(config.dataDir, 'postgres'));
  const url = config.databaseUrl ?? embedded!.url;
  const connection = connect(url, { max: 2 });
  try {
    await checkDatabase(connection.db);
    await migrate(url);
    return await work(connection.db);
  } finally {
    await connection.close();
    await embedded?.stop();
  }
}
