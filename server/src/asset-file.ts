import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The path of a file of server/assets or of the demo data, both from the sources and from the bundle in server/dist.
 */
export function assetFile(name: string): string {
  const places = ['../assets', '../../assets', '../data/demo', '../../data/demo'].map((place) =>
    path.resolve(import.meta.dirname, place, name),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`There is no asset ${name}`);
  return found;
}
