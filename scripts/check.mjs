#!/usr/bin/env node
import { installPackages } from './parts/install.mjs';
import { requireNode } from './parts/node-version.mjs';
import { seconds, stopChildrenOnSignal } from './parts/run.mjs';

requireNode();
stopChildrenOnSignal();
await installPackages({ tools: true });
const { CHECKS } = await import('./parts/checks.mjs');

let failed = 0;
for (const check of CHECKS) {
  const started = performance.now();
  const { ok, output } = await check.run();
  console.log(`${ok ? '✓' : '✗'} ${check.name} (${seconds(started)})`);
  if (!ok) console.log(output.trim());
  if (!ok) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
