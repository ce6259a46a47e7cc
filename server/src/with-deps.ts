import { readConfig } from './config';
import { createDeps } from './create-deps';
import type { Deps } from './deps';
import { createLog } from './log';
import { withDatabase } from './with-database';

/** For commands that use the product's own verbs. */
export function withDeps<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  return withDatabase(config, async (db) => {
    const deps = await createDeps(config, db, createLog(config.logLevel), { ownAddress: () => '' });
    try {
      return await work(deps);
    } finally {
      await deps.closeBus();
    }
  });
}
