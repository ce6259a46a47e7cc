import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';

/** Exit code of the wrapped program when another process holds the folder. */
export const FOLDER_TAKEN = 75;

/**
 * The lock belongs to file descriptor 3, which the server and its children inherit: it lasts as long as any of them
 * lives, whatever other process is killed. Only its holder may treat a pid file as stale.
 */
const LOCK_AND_RUN = `
$1
case $? in 0) ;; 1) exit ${FOLDER_TAKEN} ;; *) exit 1 ;; esac
[ -z "$2" ] || rm -f "$2"
shift 2
exec "$@"`;

/**
 * One PostgreSQL per folder, also across containers. PostgreSQL's own guards, a pid and a shared memory segment, mean
 * nothing in another container; a file lock holds on the whole machine. Where `flock` is missing (macOS) PostgreSQL's
 * guards have to suffice: processes of one system see each other's pids.
 */
export function underLock(command: string[], stalePidFile: string | null): string[] {
  return ['sh', '-c', LOCK_AND_RUN, 'sh', hasFlock() ? 'flock -n 3' : 'true', stalePidFile ?? '', ...command];
}

export function openLock(home: string): number {
  return openSync(path.join(home, 'lock'), 'a', 0o600);
}

export function hasFlock(): boolean {
  found ??= spawnSync('flock', ['--version'], { stdio: 'ignore' }).error === undefined;
  return found;
}

let found: boolean | undefined;
