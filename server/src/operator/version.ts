import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Of the server's package, from the sources and from the bundle. */
export const VERSION = read();

function read(): string {
  const places = ['../../package.json', '../package.json'].map((place) => path.resolve(import.meta.dirname, place));
  const found = places.find((place) => existsSync(place));
  return found ? (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version : '0';
}
