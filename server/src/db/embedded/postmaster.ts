import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';

export type Postmaster = { pid: number; socketFolder: string };

/** The postmaster that serves this data folder now, if one lives. A stale pid file is removed. */
export function livePostmaster(dataFolder: string): Postmaster | null {
  const file = path.join(dataFolder, 'postmaster.pid');
  const [pidLine, , , , socketFolder] = readLines(file);
  const pid = Number(pidLine);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (!isAlive(pid)) return null;
  if (!serves(pid, dataFolder)) {
    // The number was given to another process (a reboot, a new container): PostgreSQL itself would refuse to start.
    rmSync(file, { force: true });
    return null;
  }
  return socketFolder ? { pid, socketFolder } : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A living postmaster works inside its data folder; a dead one that nobody has collected yet does not. */
export function serves(pid: number, dataFolder: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataFolder);
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(dataFolder);
  } catch {
    return false;
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
