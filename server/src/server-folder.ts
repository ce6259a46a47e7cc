import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of this workspace. The bundle stands somewhere in it, the sources in `src`: the first above with its package. */
export const SERVER_FOLDER = above(import.meta.dirname);

/** The path of a file or folder that comes with the server. */
export const serverFile = (...names: string[]): string => path.join(SERVER_FOLDER, ...names);

function above(folder: string): string {
  if (existsSync(path.join(folder, 'package.json')) && existsSync(path.join(folder, 'migrations'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The folder of the server is not found');
  return above(parent);
}
