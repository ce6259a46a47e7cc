import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** What the first visit of a route may load in JavaScript before it shows something: KB gzip, 1 KB = 1000 bytes. */
const limits = { '/start': 100, '/login': 100, '/': 110, '/shopping': 115, '/gonggu/list/:gongguId': 120 };
const anyOther = 160;

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const manifest = JSON.parse(readFileSync(join(web, 'dist/.vite/manifest.json'), 'utf8'));

/** The route table read as text: path, the modules it names, and whether it goes without the server-state layer. */
function routes() {
  const table = readFileSync(join(web, 'src/routes.tsx'), 'utf8');
  const wrappers = Object.fromEntries(
    [...table.matchAll(/const (\w+) = \(\) =>\s*import\('\.\/([^']+)'\)/g)].map((at) => [at[1], at[2]]),
  );
  return [...table.matchAll(/path: '([^']+)'([\s\S]*?)(?=path: '|\];)/g)].map(([, path, rest]) => ({
    path,
    light: /light: true/.test(rest),
    modules: [
      ...[...rest.matchAll(/import\('\.\/([^']+)'\)/g)].map((at) => at[1]),
      ...[...rest.matchAll(/within: (\w+)/g)].map((at) => wrappers[at[1]]),
    ],
  }));
}

/** A chunk and everything it imports statically. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`No chunk for ${key}: build the web app first`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

/** A file that imports itself in the end may run before what it needs: undefined components, a blank screen. */
function circularImports() {
  const circles = [];
  const done = new Set();
  const visit = (key, path) => {
    if (path.includes(key)) circles.push([...path.slice(path.indexOf(key)), key]);
    if (path.includes(key) || done.has(key)) return;
    for (const imported of manifest[key].imports ?? []) visit(imported, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return circles;
}

const weighed = new Map();
function kilobytes(file) {
  if (!weighed.has(file))
    weighed.set(file, gzipSync(readFileSync(join(web, 'dist', file)), { level: 9 }).length / 1000);
  return weighed.get(file);
}

const rows = routes().map(({ path, light, modules }) => {
  const files = filesOf('index.html');
  if (!light) filesOf('src/shell/data-layer.tsx', files);
  for (const module of modules) filesOf(`src/${module}.tsx`, files);
  const total = [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + kilobytes(file), 0);
  return { path, total, limit: limits[path] ?? anyOther };
});
for (const { path, total, limit } of rows) {
  console.log(`${path.padEnd(48)} ${total.toFixed(1).padStart(6)} of ${limit} KB${total > limit ? '  TOO LARGE' : ''}`);
}
const circles = circularImports();
for (const circle of circles) console.log(`Files that import each other: ${circle.join(' → ')}`);
const missing = Object.keys(limits).filter((path) => !rows.some((row) => row.path === path));
if (missing.length > 0) console.log(`Not in the route table: ${missing.join(', ')}`);
process.exitCode = missing.length > 0 || circles.length > 0 || rows.some(({ total, limit }) => total > limit) ? 1 : 0;
