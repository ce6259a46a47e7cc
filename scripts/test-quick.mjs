#!/usr/bin/env node
/**
 * For daily work: types, lint, and the tests that need no browser and are not among the long ones, by the times of their
 * last run here (parts/file-times.mjs).
 */
import { longTests } from './parts/file-times.mjs';
import { installPackages } from './parts/install.mjs';
import { requireNode } from './parts/node-version.mjs';
import { seconds, stopChildrenOnSignal } from './parts/run.mjs';

requireNode();
stopChildrenOnSignal();
await installPackages({ tools: true });
const { QUICK_CHECKS } = await import('./parts/checks.mjs');
const { runTests } = await import('./parts/vitest.mjs');

const started = performance.now();
let failures = 0;

const without = (folder) =>
  longTests(folder).flatMap((file) => ['--exclude', `**/${file.slice(file.indexOf('/') + 1)}`]);
// The web's tests are the longest part: they begin at once, beside the checks.
const tested = await Promise.all([
  tests('web', { args: without('web'), quiet: true }),
  check().then(() => tests(['contract', 'server'], { args: without('server'), quiet: true })),
]);
const passed = tested.reduce((sum, result) => sum + result.passed, 0);
console.log(`\n${passed} tests passed, ${failures} failed, in ${seconds(started)}.`);
process.exit(failures > 0 ? 1 : 0);

async function check() {
  for (const { name, run } of QUICK_CHECKS) {
    const begun = performance.now();
    const { ok, output } = await run();
    say(ok, `${name} (${seconds(begun)})`, output);
  }
}

async function tests(projects, options) {
  const begun = performance.now();
  const result = await runTests(projects, options);
  const { passed, failed, names = [], output } = result;
  say(failed === 0, `tests: ${[projects].flat().join(', ')}: ${passed} passed (${seconds(begun)})`, output);
  for (const name of names) console.log(`  ✗ ${name}`);
  failures += Math.max(failed - 1, 0);
  return result;
}

function say(ok, what, output) {
  console.log(`${ok ? '✓' : '✗'} ${what}`);
  if (ok) return;
  console.log(output.trim());
  failures += 1;
}
