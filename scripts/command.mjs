#!/usr/bin/env node
/**
 * `npm run operators -- list` and the like: runs server/dist/commands/operators.js. Where the sources and the builder are, what changed
 * is built first, so that nobody runs yesterday's code; in an image or a pruned folder what was built is run. It needs no other file then.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const [name] = process.argv.splice(2, 1);
const file = new URL(`../server/dist/commands/${name}.js`, import.meta.url);
if (hasBuilder()) {
  const { buildChangedServer } = await import('./parts/build-changed-server.mjs');
  await buildChangedServer();
}
if (!existsSync(file)) {
  console.error(`${name} is not built: npm ci && npm run build`);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
await import(file.href);

function hasBuilder() {
  try {
    createRequire(import.meta.url).resolve('esbuild');
    return existsSync(new URL('../server/src', import.meta.url));
  } catch {
    return false;
  }
}
