import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routeScripts } from './route-scripts.mjs';

/** What the first visit of a route may load in JavaScript before it shows something: KB gzip, 1 KB = 1000 bytes. */
const limits = {
  '/start': 100,
  '/login': 100,
  '/': 115,
  '/gonggu/list/:gongguId': 115,
  '/shopping': 115,
  '/chat/:chatRoomId': 115,
};
const anyOther = 140;

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const manifest = JSON.parse(readFileSync(join(web, 'dist/.vite/manifest.json'), 'utf8'));

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

const rows = routeScripts(manifest).map(({ path, kilobytes }) => ({
  path,
  total: kilobytes,
  limit: limits[path] ?? anyOther,
}));
for (const { path, total, limit } of rows) {
  console.log(`${path.padEnd(48)} ${total.toFixed(1).padStart(6)} of ${limit} KB${total > limit ? '  TOO LARGE' : ''}`);
}
const circles = circularImports();
for (const circle of circles) console.log(`Files that import each other: ${circle.join(' → ')}`);
const missing = Object.keys(limits).filter((path) => !rows.some((row) => row.path === path));
if (missing.length > 0) console.log(`Not in the route table: ${missing.join(', ')}`);
process.exitCode = missing.length > 0 || circles.length > 0 || rows.some(({ total, limit }) => total > limit) ? 1 : 0;
