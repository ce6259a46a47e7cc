#!/usr/bin/env node
/**
 * What must hold before a change is taken, in one command; with `RING=all` (`npm run test:all`) everything that is tested
 * here, large and slow, and the ring by day on the other versions of Node that npm has. Goes on after a failure; the last line counts.
 */
import { installPackages } from './parts/install.mjs';
import { requireNode } from './parts/node-version.mjs';
import { isSlow, isWhole } from './parts/rings.mjs';
import { seconds, stopChildrenOnSignal } from './parts/run.mjs';

requireNode();
stopChildrenOnSignal();
await installPackages({ tools: true });
const { findBrowser, journeyBrowsers } = await import('./parts/browser.mjs');
const { buildAll } = await import('./parts/build-all.mjs');
const { QUICK_CHECKS, SIZE_CHECK } = await import('./parts/checks.mjs');
const { otherNode, OTHER_MAJORS } = await import('./parts/other-node.mjs');
const { runTests } = await import('./parts/vitest.mjs');

const started = performance.now();
const summary = [];
const total = { passed: 0, failed: 0 };
const ran = [];

const browser = await findBrowser();
console.log(browser ? `Browser: ${browser.path} (${browser.from})` : 'Browser: none found; the journeys will fail.');

// What one of them leaves idle the other one uses: a build is mostly one thread, and many tests of the server wait.
await Promise.all([checks(), built()]);
await Promise.all([
  part('tests: contract, server', () => runTests(['contract', 'server'])),
  part('tests: web', () => quietly(runTests('web', { quiet: true }))),
]);
await part('journeys', async () =>
  browser ? runTests('e2e', { env: await journeyBrowsers(browser) }) : { passed: 0, failed: 1 },
);
if (isWhole) for (const major of OTHER_MAJORS) await testsOn(major);

console.log(`\n${summary.join('\n')}\nAll in ${seconds(started)}.`);
const slow = ran.filter(({ name }) => isSlow(name)).length;
const ring = isWhole ? `everything, ${slow} of them slow ones` : 'without the slow ones (npm run test:all)';
console.log(`${ran.length} files of tests: ${ring}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function checks() {
  for (const check of QUICK_CHECKS) await part(check.name, () => passes(check));
}

async function built() {
  await part('build', () => passes({ run: build }));
  await part(SIZE_CHECK.name, () => passes(SIZE_CHECK));
}

/** The ring by day on another Node. */
async function testsOn(major) {
  const node = await otherNode(major);
  if (!node) return summary.push(`– Node ${major} could not be fetched: nothing was tested on it`);
  const options = { env: { ...node.env, RING: 'day' }, node: node.executable };
  for (const project of ['contract', 'server', 'web'])
    await part(`Node ${node.version}: ${project}`, async () => {
      const { passed, failed, names } = await runTests(project, options);
      return { passed, failed, names };
    });
}

/** Its words in one piece, when it is done. */
async function quietly(running) {
  const result = await running;
  console.log(result.output);
  return result;
}

async function part(name, work) {
  const begun = performance.now();
  console.log(`\n— ${name}`);
  const { passed, failed, names = [], testResults = [] } = await work();
  ran.push(...testResults);
  total.passed += passed;
  total.failed += failed;
  summary.push(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)} ${passed} passed, ${failed} failed, ${seconds(begun)}`);
  for (const failure of names) summary.push(`    ${failure}`);
}

async function passes(check) {
  const { ok, output } = await check.run();
  if (!ok) console.log(output.trim());
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

async function build() {
  return buildAll().then(
    () => ({ ok: true, output: '' }),
    (error) => ({ ok: false, output: error.message }),
  );
}
