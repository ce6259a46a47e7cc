import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { filesOf } from './files-of.mjs';

export const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');

export function readManifest() {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
}

/** The table of screens as the build left it, for tools that cannot import the contract. */
export function readScreens() {
  return JSON.parse(readFileSync(join(dist, '.vite/screens.json'), 'utf8'));
}

/** The same, each with its initial JavaScript in KB gzip (1 KB = 1000 bytes) and in files. */
export function builtScreens() {
  const weighed = new Map();
  const weigh = (file) => {
    if (!weighed.has(file)) weighed.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000);
    return weighed.get(file);
  };
  const everywhere = filesOf(readManifest(), 'index.html');
  return readScreens().map(({ files, ...screen }) => {
    const scripts = [...everywhere, ...files].filter((file) => file.endsWith('.js'));
    return { ...screen, script: scripts.reduce((sum, file) => sum + weigh(file), 0), scripts: scripts.length };
  });
}
