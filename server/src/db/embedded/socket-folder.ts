import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartRefusal } from '../../start-refusal';
import { giveFolder, type PostgresUser } from './postgres-user';
import { SERVER_PORT } from './server-settings';

/** The kernel's limit for the path of a Unix socket. */
const LONGEST = 103;

/** The socket's folder: beside the data, or a short private folder when the data's path is too long. */
export function socketFolderFor(folder: string, { owner }: PostgresUser): string {
  const beside = path.join(folder, 'run');
  const chosen = fits(beside) ? beside : shortFolder(folder);
  mkdirSync(chosen, { recursive: true, mode: 0o700 });
  const stat = lstatSync(chosen);
  const ours = [process.getuid?.(), owner?.uid];
  if (!stat.isDirectory() || !ours.includes(stat.uid)) {
    throw new StartRefusal(
      `The folder for the database socket, ${chosen}, belongs to someone else: remove it and start again.`,
    );
  }
  giveFolder(chosen, owner);
  return chosen;
}

function shortFolder(folder: string): string {
  const name = `mungchi-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const inTemp = path.join(os.tmpdir(), name);
  return fits(inTemp) ? inTemp : path.join('/tmp', name);
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, `.s.PGSQL.${SERVER_PORT}`)) <= LONGEST;
}
