import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from '../../start-refusal';
import { type PostgresUser, spawnAs } from './postgres-user';
import { isAlive } from './postmaster';

export const CLUSTER_USER = 'mungchi';
const MAJOR = '18';

/**
 * Makes the data folder. In a folder of its own first: an interrupted initdb leaves no half-made cluster, and two
 * simultaneous starts do not collide.
 */
export async function createCluster(
  initdb: string,
  user: PostgresUser,
  home: string,
  dataFolder: string,
): Promise<void> {
  if (isComplete(dataFolder)) return;
  removeAbandoned(home);
  const fresh = path.join(home, `new-${process.pid}-${randomBytes(4).toString('hex')}`);
  const basics = ['-D', fresh, '-U', CLUSTER_USER, '--auth=trust', '--no-instructions', '--encoding=UTF8'];
  // Under LC_CTYPE=C the trigram search finds nothing in Hangul, silently.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];
  // A new segment of the log is filled with zeros by whoever commits into it: sixteen megabytes would be felt in the chat.
  const child = spawnAs(user, initdb, [...basics, ...locale, '--wal-segsize=4'], 'pipe');
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const end = await new Promise<unknown>((done) => child.on('error', done).on('close', done));
  if (end !== 0)
    throw new StartRefusal(`The embedded database could not be created in ${home}: ${said || String(end)}`);
  try {
    renameSync(fresh, dataFolder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!isComplete(dataFolder)) throw error;
  }
}

function isComplete(dataFolder: string): boolean {
  const major = readVersion(dataFolder);
  if (major === null) return false;
  if (major === MAJOR) return true;
  throw new StartRefusal(
    `The data in ${dataFolder} was written by PostgreSQL ${major}; this version brings ${MAJOR}. Move it with pg_dumpall, or choose another DATA_DIR.`,
  );
}

function readVersion(dataFolder: string): string | null {
  try {
    return readFileSync(path.join(dataFolder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return null;
  }
}

function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const maker = Number(/^new-(\d+)-/.exec(name)?.[1]);
    if (maker && !isAlive(maker)) rmSync(path.join(home, name), { recursive: true, force: true });
  }
}
