#!/usr/bin/env node
/**
 * Whether the journeys pass every time, alone and on a busy machine:
 *   npm run test:steady                                       all, ten times alone and three times beside four busy processes
 *   npm run test:steady -- e2e/money.test.ts                  only that file
 *   npm run test:steady -- --alone=2 --busy=0                 other numbers of runs
 */
import { parseArgs } from 'node:util';
import { installPackages } from './parts/install.mjs';
import { requireNode } from './parts/node-version.mjs';
import { seconds, stopChildrenOnSignal } from './parts/run.mjs';

requireNode();
stopChildrenOnSignal();
await installPackages();
const { findBrowser, journeyBrowsers } = await import('./parts/browser.mjs');
const { keepBusy } = await import('./parts/keep-busy.mjs');
const { tally, table } = await import('./parts/steady-table.mjs');
const { runTests } = await import('./parts/vitest.mjs');

const BUSY_PROCESSES = 4;
const options = { alone: { type: 'string', default: '10' }, busy: { type: 'string', default: '3' } };
const { values, positionals: files } = parseArgs({ options, allowPositionals: true });
const runs = { alone: Number(values.alone), busy: Number(values.busy) };

const browser = await findBrowser();
if (!browser) {
  console.error('No browser was found.');
  process.exit(1);
}

const env = await journeyBrowsers(browser);
const started = performance.now();
const journeys = new Map();
let failures = 0;
await repeat('alone', runs.alone);
const stopWork = keepBusy(runs.busy > 0 ? BUSY_PROCESSES : 0);
await repeat(`beside ${BUSY_PROCESSES} busy processes`, runs.busy);
stopWork();

console.log(`\n${table(journeys)}\n`);
console.log(`${runs.alone + runs.busy} runs, ${failures} failures, in ${seconds(started)}.`);
process.exit(failures > 0 || journeys.size === 0 ? 1 : 0);

async function repeat(how, times) {
  for (let run = 1; run <= times; run += 1) {
    const begun = performance.now();
    const { failed, names = [], testResults = [] } = await runTests('e2e', { env, args: files, quiet: true });
    failures += failed;
    tally(journeys, testResults);
    console.log(`${failed > 0 ? '✗' : '✓'} ${how}, ${run} of ${times}: ${failed} failed, ${seconds(begun)}`);
    for (const name of names) console.log(`    ${name}`);
  }
}
