import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from '../../start-refusal';
import { type PostgresUser, spawnAs } from './postgres-user';

export const CLUSTER_USER = 'mungchi';
const MAJOR = '18';
const HOUR_MS = 3_600_000;

type Wanted = {
  initdb: string;
  user: PostgresUser;
  home: string;
  dataFolder: string;
  createdMark: string;
  throwaway: boolean;
};

/**
 * Ensures the cluster exists, and creates it only once: where one was created before, an empty folder means lost data,
 * not a first start.
 */
export async function requireCluster(wanted: Wanted, mayCreate: boolean): Promise<void> {
  const { dataFolder, createdMark, throwaway } = wanted;
  if (!isComplete(dataFolder)) {
    if (!mayCreate || existsSync(createdMark)) {
      throw new StartRefusal(
        `The database that was made in ${dataFolder} is not there: mount or restore it, or remove ${createdMark} to begin with an empty one.`,
      );
    }
    await createCluster(wanted);
  }
  if (!throwaway && !existsSync(createdMark)) {
    writeFileSync(createdMark, `A database was made in ${dataFolder}. Without this file a new, empty one would be.\n`);
  }
}

/**
 * Created in a temporary folder first: an interrupted initdb leaves no half-made cluster, and two simultaneous starts
 * do not collide.
 */
async function createCluster({ initdb, user, home, dataFolder }: Wanted): Promise<void> {
  removeAbandoned(home);
  const fresh = path.join(home, `new-${randomBytes(8).toString('hex')}`);
  const basics = ['-D', fresh, '-U', CLUSTER_USER, '--auth=trust', '--no-instructions', '--encoding=UTF8'];
  // Under LC_CTYPE=C the trigram search finds nothing in Hangul, silently.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];
  // The commit that starts a new WAL segment fills it with zeros: sixteen megabytes would cause a noticeable delay in
  // chat.
  const child = spawnAs(user, initdb, [...basics, ...locale, '--wal-segsize=4'], ['pipe', 'pipe']);
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

/** Judged by age: the process that made a recent one may live in another container. */
function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const folder = path.join(home, name);
    const made = lstatSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (name.startsWith('new-') && Date.now() - made > HOUR_MS) rmSync(folder, { recursive: true, force: true });
  }
}
