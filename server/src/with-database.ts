import { atDatabase } from './at-database';
import type { Config } from './config';
import { checkDatabase } from './db/check-database';
import { connect } from './db/connect';
import { migrate } from './db/migrate';
import type { Db } from './db/schema';
import { MovedClock } from './jobs/moved-clock';

/** For commands: the configured database, migrated, and the time that its service goes by. */
export async function withDatabase<T>(config: Config, work: (db: Db, now: () => Date) => Promise<T>): Promise<T> {
  return atDatabase(config, async (url) => {
    const connection = connect(url, { max: 2 });
    try {
      await checkDatabase(connection.db);
      await migrate(url);
      const real = () => new Date();
      const clock = config.testClock ? await MovedClock.open(connection.db, real) : null;
      return await work(connection.db, clock?.now ?? real);
    } finally {
      await connection.close();
    }
  });
}
