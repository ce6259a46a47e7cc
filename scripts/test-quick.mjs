#!/usr/bin/env node
/** For daily work: types, lint, and the tests that need no browser and are not among the long ones of the server. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { installPackages } from './parts/install.mjs';
import { LONG } from './parts/long-tests.mjs';
import { requireNode } from './parts/node-version.mjs';
import { root, seconds, stopChildrenOnSignal } from './parts/run.mjs';

requireNode();
stopChildrenOnSignal();
await installPackages();
const { CHECKS } = await import('./parts/checks.mjs');
const { runTests } = await import('./parts/vitest.mjs');

const started = performance.now();
let failures = 0;

for (const check of CHECKS) {
  const begun = performance.now();
  const { ok, output } = await check.run({ incremental: true });
  console.log(`${ok ? '✓' : '✗'} ${check.name} (${seconds(begun)})`);
  if (ok) continue;
  console.log(output.trim());
  failures += 1;
}

const folders = ['server/src', 'e2e'].map((folder) => path.join(root, folder));
const present = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true }))
  .map((file) => path.basename(file));
for (const gone of LONG.filter((file) => !present.includes(file))) {
  console.log(`✗ scripts/parts/long-tests.mjs names ${gone}, which is not there`);
  failures += 1;
}

const without = LONG.flatMap((file) => ['--exclude', `**/${file}`]);
const { passed, failed, names = [] } = await runTests(['contract', 'web', 'server'], { args: without });
for (const name of names) console.log(`✗ ${name}`);
console.log(`\n${passed} tests passed, ${failed + failures} failed, in ${seconds(started)}.`);
process.exit(failed + failures > 0 ? 1 : 0);
