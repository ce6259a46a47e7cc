import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;

/**
 * A folder for a database that nobody keeps. In memory where there is enough of it: a copy of the migrated database is
 * thirteen megabytes, 13 ms there and 200 on a disk.
 */
export function throwawayFolder(name: string): string {
  return mkdtempSync(path.join(fastestPlace(), name));
}

function fastestPlace(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return isRoomy(bavail * bsize, os.freemem()) ? MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/** A container's memory folder has 64 MB unless somebody asked for more; a round of tests takes a good gigabyte. */
export const isRoomy = (folder: number, memory: number): boolean => folder >= 3 * GIB && memory >= 6 * GIB;
