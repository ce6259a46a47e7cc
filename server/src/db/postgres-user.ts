import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const NOBODY = 65534;

/** How to run a PostgreSQL program here: PostgreSQL refuses to run as root, and its files must belong to whoever runs it. */
export type PostgresUser = { wrap: string[]; uid?: number; gid?: number; owner: Owner | null };

type Owner = { uid: number; gid: number };

const OURSELVES: PostgresUser = { wrap: [], owner: null };

/**
 * As root, another user runs the server. A checkout under a private home is out of that user's reach: then it keeps the one
 * capability that looks past it, or stays root outside a user namespace of its own. Containers forbid now one, now another.
 */
export function choosePostgresUser(program: string, folder: string): PostgresUser {
  const ourselves = process.getuid?.();
  const { uid, gid } = statSync(folder);
  if (ourselves !== 0) {
    if (uid === ourselves) return OURSELVES;
    throw new Error(
      `The database folder ${folder} belongs to another user: start as that user, or choose another DATA_DIR.`,
    );
  }
  const owner = uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid, gid };
  const setpriv = (capability: string) => [
    'setpriv',
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
  const candidates: PostgresUser[] = [
    { wrap: [], ...owner, owner },
    { wrap: setpriv('dac_read_search'), owner },
    { wrap: setpriv('dac_override'), owner },
    { wrap: ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`], owner: { uid: 0, gid: 0 } },
  ];
  const usable = candidates.find((user) => giveFolder(folder, user.owner) && reaches(user, program, folder));
  if (usable) return usable;
  throw new Error(
    'PostgreSQL does not run as root and no other user could be used here: start as an ordinary user, or set DATABASE_URL.',
  );
}

function reaches(user: PostgresUser, program: string, folder: string): boolean {
  const [command, args] = wrapped(user, 'sh', ['-c', '"$1" --version && test -w "$2"', 'sh', program, folder]);
  return spawnSync(command, args, { uid: user.uid, gid: user.gid, stdio: 'ignore', cwd: '/' }).status === 0;
}

export function spawnAs(user: PostgresUser, program: string, args: string[], log: number | 'ignore' | 'pipe') {
  const [command, all] = wrapped(user, program, args);
  // Detached: Ctrl-C reaches the whole terminal group, and the database must outlive the requests being finished.
  return spawn(command, all, {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
}

/** Private, and with everything in it in the hands of the owner. Says whether that could be done. */
export function giveFolder(folder: string, owner: Owner | null): boolean {
  try {
    if (owner && statSync(folder).uid !== owner.uid) chownTree(folder, owner);
    chmodSync(folder, 0o700);
    return true;
  } catch {
    return false;
  }
}

function chownTree(folder: string, { uid, gid }: Owner): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) chownTree(full, { uid, gid });
    else lchownSync(full, uid, gid);
  }
  chownSync(folder, uid, gid);
}

function wrapped(user: PostgresUser, program: string, args: string[]): [string, string[]] {
  const [command, ...rest] = [...user.wrap, program, ...args];
  return [command!, rest];
}
