import path from 'node:path';
import type { Config } from './config';
import { startEmbedded } from './db/embedded/start-embedded';

/** For commands: the address of the configured database, as it is. An embedded one is shared with a running server. */
export async function atDatabase<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  const embedded = config.databaseUrl ? null : await startEmbedded(path.resolve(config.dataDir, 'postgres'));
  try {
    return await work(config.databaseUrl ?? embedded!.url);
  } finally {
    await embedded?.stop();
  }
}
