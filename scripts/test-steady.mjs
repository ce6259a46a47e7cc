#!/usr/bin/env node
/**
 * Whether the journeys pass every time, alone and on a busy machine:
 *   npm run test:steady                                       all, ten times alone and three times beside four busy processes
 *   npm run test:steady -- --alone=3 --busy=0                 three more rounds: they are added to those kept before
 *   npm run test:steady -- --fresh                            forgets the rounds kept before
 *   npm run test:steady -- e2e/money.test.ts                  only that file
 * Every round is kept as soon as it is over (.cache/steady.jsonl), so that one may stop and go on later.
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { installPackages } from './parts/install.mjs';
import { requireNode } from './parts/node-version.mjs';
import { seconds, stopChildrenOnSignal } from './parts/run.mjs';
import { KEPT, keepRound, keptRounds } from './parts/steady-rounds.mjs';
import { longTime, table } from './parts/steady-table.mjs';

requireNode();
stopChildrenOnSignal();
await installPackages({ tools: true });
const { findBrowser, journeyBrowsers } = await import('./parts/browser.mjs');
const { keepBusy } = await import('./parts/keep-busy.mjs');
const { runTests } = await import('./parts/vitest.mjs');

const BUSY_PROCESSES = 4;
const WHOLE = { alone: 10, busy: 3 };
const options = { alone: { type: 'string' }, busy: { type: 'string' }, fresh: { type: 'boolean' } };
const { values, positionals: files } = parseArgs({ options, allowPositionals: true });
const runs = { alone: Number(values.alone ?? WHOLE.alone), busy: Number(values.busy ?? WHOLE.busy) };

const browser = await findBrowser();
if (!browser) {
  console.error('No browser was found.');
  process.exit(1);
}

if (values.fresh) rmSync(KEPT, { force: true });
const env = { ...(await journeyBrowsers(browser)), RING: 'all' };
const started = performance.now();
let failures = 0;
await repeat('alone', runs.alone);
const stopWork = keepBusy(runs.busy > 0 ? BUSY_PROCESSES : 0);
await repeat('busy', runs.busy);
stopWork();

console.log(`${runs.alone + runs.busy} rounds, ${failures} failures, in ${seconds(started)}.`);
console.log(longTime(keptRounds(), WHOLE));
process.exit(failures > 0 || keptRounds().length === 0 ? 1 : 0);

async function repeat(how, times) {
  for (let nth = 1; nth <= times; nth += 1) {
    const begun = performance.now();
    const { failed, names = [], testResults = [] } = await runTests('e2e', { env, args: files, quiet: true });
    failures += failed;
    const round = { how, files, failed, ms: performance.now() - begun, load: loadavg()[0] };
    const { journeys } = keepRound(round, testResults);
    console.log(`\n${table(keptRounds())}\n`);
    console.log(`${failed > 0 ? '✗' : '✓'} ${how}, ${nth} of ${times}: ${failed} failed, ${seconds(begun)}`);
    for (const name of names) console.log(`    ${name}`);
    for (const { title, why } of journeys) if (why) console.log(`\n${title}\n${why}`);
  }
}
