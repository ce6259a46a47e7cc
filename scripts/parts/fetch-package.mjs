import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNpm } from './run.mjs';

/**
 * A package that only one command needs, in a folder of its own under `.cache`; false when it cannot be fetched. What a fetch that was
 * cut short has left is fetched anew.
 */
export async function fetchPackage(folder, spec, flags = []) {
  const where = path.join(root, '.cache', folder);
  const fetched = path.join(where, '.fetched');
  if (existsSync(fetched)) return where;
  console.error(`Fetching ${spec} from npm …`);
  rmSync(where, { recursive: true, force: true });
  mkdirSync(where, { recursive: true });
  const all = ['--prefix', where, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...flags];
  const { ok, output } = await runNpm(['install', ...all, spec], { quiet: true });
  if (ok) writeFileSync(fetched, '');
  else console.error(`${spec} could not be fetched: check the connection to the npm registry.\n${output.trim()}`);
  return ok ? where : null;
}
