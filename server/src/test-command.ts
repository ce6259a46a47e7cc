import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export type Said = { code: number; text: string };

/** A command of `package.json` as somebody types it, in a process of its own, on a real database. `file`: below `server/src`. */
export function runCommand(databaseUrl: string, file: string, ...words: string[]): Promise<Said> {
  const root = path.resolve(import.meta.dirname, '../..');
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl };
  const command = ['--import', 'tsx', `server/src/${file}`, ...words];
  return promisify(execFile)(process.execPath, command, { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  );
}
