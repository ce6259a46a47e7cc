import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60_000;
const KEPT_MS = 30 * DAY_MS;

/** Drops copies of over 30 days, at most once a day: a job runs on one node, and every node has copies of its own. */
export function tidier(folder: string, now: () => number = Date.now): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - last < DAY_MS) return;
    last = now();
    for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      if (found?.isFile() && now() - found.mtimeMs > KEPT_MS) await rm(file, { force: true });
    }
  };
}
