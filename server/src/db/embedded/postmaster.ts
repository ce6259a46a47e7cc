import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

export type Postmaster = { pid: number; socketFolder: string };

/** The postmaster of this data folder, if it is alive and visible to this process. */
export function livePostmaster(dataFolder: string): Postmaster | null {
  const { pid, socketFolder } = readPidFile(dataFolder);
  if (pid === null || !isAlive(pid) || !serves(pid, dataFolder)) return null;
  return socketFolder ? { pid, socketFolder } : null;
}

/**
 * A pid file whose number now belongs to another process (after a reboot, in a new container) keeps PostgreSQL from
 * starting. It may also belong to a server in another container: remove it only while holding the folder's lock.
 */
export function misleadingPidFile(dataFolder: string): string | null {
  const { file, pid } = readPidFile(dataFolder);
  return pid !== null && isAlive(pid) && !serves(pid, dataFolder) ? file : null;
}

function readPidFile(dataFolder: string) {
  const file = path.join(dataFolder, 'postmaster.pid');
  const [pidLine, , , , socketFolder] = readLines(file);
  const pid = Number(pidLine);
  return { file, pid: Number.isInteger(pid) && pid > 0 ? pid : null, socketFolder };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A living postmaster's working directory is its data folder; a zombie has none. */
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
