import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchPackage } from '../parts/fetch-package.mjs';

const VERSION = '12.8.2';

/** 190 MB that only this command needs: not in the workspaces, installed on the first run. */
export async function fetchLighthouse() {
  const flags = ['--ignore-scripts', '--omit=optional'];
  const folder = await fetchPackage(`lighthouse/${VERSION}`, `lighthouse@${VERSION}`, flags);
  if (!folder) process.exit(1);
  return (await import(pathToFileURL(path.join(folder, 'node_modules/lighthouse/core/index.js')).href)).default;
}
