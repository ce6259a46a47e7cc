import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from '../../start-refusal';
import { type PostgresBinaries, publicCopy } from './postgres-binaries';

const NOBODY = 65534;
const UNSHARE = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/**
 * How to run a PostgreSQL program here: PostgreSQL refuses to run as root, and its files must belong to the user that
 * runs it.
 */
export type PostgresUser = { wrap: string[]; uid?: number; gid?: number; owner: Owner | null };

type Owner = { uid: number; gid: number };
type Choice = { user: PostgresUser; binaries: PostgresBinaries };

/**
 * When we are root, another user runs the server. That user cannot read a checkout under a private home directory: then
 * the server runs without root's powers in its own user namespace or, where containers forbid that, from a copy of the
 * programs with the one capability that allows reading private folders.
 */
export function choosePostgresUser(binaries: PostgresBinaries, folder: string): Choice {
  const ourselves = process.getuid?.();
  const { uid, gid } = statSync(folder);
  if (ourselves !== 0) {
    if (uid === ourselves) return { user: { wrap: [], owner: null }, binaries };
    throw new StartRefusal(
      `The database folder ${folder} belongs to another user: start as that user, or choose another DATA_DIR.`,
    );
  }
  const owner = uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid, gid };
  const candidates: (() => Choice)[] = [
    () => ({ user: { wrap: [], ...owner, owner }, binaries }),
    () => ({ user: { wrap: UNSHARE, owner: { uid: 0, gid: 0 } }, binaries }),
    () => ({ user: { wrap: setpriv(owner, 'dac_read_search'), owner }, binaries: publicCopy(binaries) }),
    () => ({ user: { wrap: setpriv(owner, 'dac_override'), owner }, binaries: publicCopy(binaries) }),
  ];
  for (const candidate of candidates) {
    const choice = candidate();
    if (reaches(choice, folder) && giveFolder(folder, choice.user.owner)) return choice;
  }
  throw new StartRefusal(
    'PostgreSQL does not run as root and no other user could be used here: start as an ordinary user, or set DATABASE_URL.',
  );
}

function setpriv({ uid, gid }: Owner, capability: string): string[] {
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return ['setpriv', ...ids, `--inh-caps=+${capability}`, `--ambient-caps=+${capability}`];
}

/**
 * A program that cannot read its own files still prints its version, but also an error: so stderr must be empty too.
 */
function reaches({ user, binaries }: Choice, folder: string): boolean {
  const probe = ['-c', '"$1" --version >/dev/null && cd "$2"', 'sh', binaries.postgres, path.dirname(folder)];
  const [command, args] = wrapped(user, 'sh', probe);
  const { status, stderr } = spawnSync(command, args, { uid: user.uid, gid: user.gid, cwd: '/', encoding: 'utf8' });
  return status === 0 && stderr === '';
}

export function spawnAs(user: PostgresUser, program: string, args: string[], files: (number | 'pipe')[]) {
  const [command, all] = wrapped(user, program, args);
  // Detached: Ctrl-C reaches the whole terminal group, and the database must outlive the requests in progress.
  return spawn(command, all, {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    detached: true,
    stdio: ['ignore', ...files],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
}

/** Makes the folder private and gives it and its contents to the owner. Returns whether that worked. */
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
