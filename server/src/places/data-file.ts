import { existsSync } from 'node:fs';
import path from 'node:path';

/** In server/data: two levels up from the sources, one from the bundle. */
export function dataFile(name: string): string {
  const candidates = ['../../data', '../data'].map((folder) => path.resolve(import.meta.dirname, folder, name));
  const file = candidates.find(existsSync);
  if (file === undefined) throw new Error(`${name} is missing. Run: node scripts/build-map-data.mjs`);
  return file;
}
