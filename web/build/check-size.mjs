import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** What a first visit of a route may load in JavaScript, in KB gzip (1 KB = 1000 bytes). */
const limits = [
  { route: '/start', module: 'src/onboarding/start-screen.tsx', limit: 100, light: true },
  { route: '/', module: 'src/boards/home-screen.tsx', limit: 110 },
];
const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const dataLayer = 'src/shell/data-layer.tsx';

/** The files that arrive before anything is shown: a chunk and everything it imports statically. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

const kilobytes = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;

let over = 0;
for (const { route, module, limit, light } of limits) {
  if (!manifest[module]) {
    console.log(`${route.padEnd(10)} missing: no chunk for ${module}`);
    over += 1;
    continue;
  }
  const files = filesOf('index.html');
  if (!light) filesOf(dataLayer, files);
  filesOf(module, files);
  const total = [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + kilobytes(file), 0);
  if (total > limit) over += 1;
  console.log(
    `${route.padEnd(10)} ${total.toFixed(1).padStart(6)} KB of ${limit} KB  ${total > limit ? 'TOO LARGE' : 'ok'}`,
  );
}
process.exitCode = over > 0 ? 1 : 0;
