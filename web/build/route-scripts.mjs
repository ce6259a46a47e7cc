import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { routeFiles } from './route-files.mjs';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');

/** KB gzip of JavaScript (1 KB = 1000 bytes) that the first visit of each route loads before it shows something. */
export function routeScripts(manifest) {
  const weighed = new Map();
  const kilobytes = (file) => {
    if (!weighed.has(file)) weighed.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000);
    return weighed.get(file);
  };
  return routeFiles(manifest).map(({ path, files }) => ({
    path,
    kilobytes: files.filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + kilobytes(file), 0),
  }));
}
