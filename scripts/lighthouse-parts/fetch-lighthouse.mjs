import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runNpm } from '../parts/run.mjs';

const VERSION = '12.8.2';

/** 190 MB that only this command needs: not in the workspaces, installed on the first run. */
export async function fetchLighthouse() {
  const folder = path.join(root, '.cache/lighthouse', VERSION);
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    console.error(`Fetching lighthouse@${VERSION} from npm …`);
    mkdirSync(folder, { recursive: true });
    const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional', '--loglevel=error'];
    await runNpm(['install', '--prefix', folder, ...flags, `lighthouse@${VERSION}`], { quiet: true });
  }
  if (!existsSync(entry)) throw new Error('Lighthouse could not be fetched: check the connection to the npm registry.');
  return (await import(pathToFileURL(entry).href)).default;
}
