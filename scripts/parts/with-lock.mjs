import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './run.mjs';

/** One process at a time: two starts at once must not write the same files. A stale lock of a dead process is ignored. */
export async function withLock(name, work) {
  const lock = path.join(root, '.cache', `${name}.lock`);
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!take(lock)) await wait(100);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(holderOf(lock))) rmSync(lock, { force: true });
    return false;
  }
}

function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

function isAlive(pid) {
  // An empty lock is being written this very moment.
  if (Number.isNaN(pid) || pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
