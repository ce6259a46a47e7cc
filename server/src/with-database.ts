import { atDatabase } from './at-database';
import type { Config } from './config';
import { checkDatabase } from './db/check-database';
import { connect } from './db/connect';
import { migrate } from './db/migrate';
import type { Db } from './db/schema';

/** For commands: the configured database, migrated. */
export async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  return atDatabase(config, async (url) => {
    const connection = connect(url, { max: 2 });
    try {
      await checkDatabase(connection.db);
      await migrate(url);
      return await work(connection.db);
    } finally {
      await connection.close();
    }
  });
}
