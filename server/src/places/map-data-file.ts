import { existsSync } from 'node:fs';
import { serverFile } from '../server-folder';

/** Made from the map's sources before the server starts. */
export function mapDataFile(name: string): string {
  const file = serverFile('data', name);
  if (!existsSync(file)) throw new Error(`${name} is missing. Run: node scripts/build-map-data.mjs`);
  return file;
}
