#!/usr/bin/env node
/**
 * Whether the tests pass every time, in any order of their files, alone and on a busy machine:
 *   npm run test:steady                                       every ring, ten times alone and three times beside four busy processes
 *   npm run test:steady -- --ring=web --ring=e2e              only these (server, web, e2e)
 *   npm run test:steady -- --alone=3 --busy=0                 three more rounds: they are added to those kept before
 *   npm run test:steady -- --fresh                            forgets the rounds kept before
 *   npm run test:steady -- --seed=17 e2e/money.test.ts        only that file, in the order of that round
 * `RING=all` takes the slow files as well, `LATE=25` lets React work 25 ms late. Every round is kept as soon as it is over
 * (.cache/steady.jsonl), so that one may stop and go on later.
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

const RINGS = { server: ['contract', 'server'], web: ['web'], e2e: ['e2e'] };
const BUSY_PROCESSES = 4;
const WHOLE = { alone: 10, busy: 3 };
const { values, positionals: files } = parseArgs({
  options: {
    ring: { type: 'string', multiple: true },
    alone: { type: 'string' },
    busy: { type: 'string' },
    seed: { type: 'string' },
    fresh: { type: 'boolean' },
  },
  allowPositionals: true,
});
const runs = { alone: Number(values.alone ?? WHOLE.alone), busy: Number(values.busy ?? WHOLE.busy) };
const rings = values.ring ?? ringsOf(files);
const unknown = rings.filter((ring) => !(ring in RINGS));
if (unknown.length > 0) refuse(`There is no ring ${unknown.join(', ')}: server, web or e2e.`);
const browser = rings.includes('e2e') ? await findBrowser() : null;
if (rings.includes('e2e') && !browser) refuse('No browser was found.');

if (values.fresh) rmSync(KEPT, { force: true });
const env = browser ? await journeyBrowsers(browser) : {};
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
    const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
    for (const ring of rings) await playRound({ how, ring, seed, nth, times });
  }
}

async function playRound({ how, ring, seed, nth, times }) {
  const begun = performance.now();
  const args = ['--sequence.shuffle.files', `--sequence.seed=${seed}`, ...files];
  const { failed, names = [], testResults = [] } = await runTests(RINGS[ring], { env, args, quiet: true });
  failures += failed;
  const round = { how, ring, seed, files, failed, ms: performance.now() - begun, load: loadavg()[0] };
  const kept = keepRound(round, testResults);
  console.log(`\n${table(keptRounds())}\n`);
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${ring} ${how}, ${nth} of ${times}, seed ${seed}: ${failed} failed, ${seconds(begun)}`,
  );
  for (const name of names) console.log(`    ${name}`);
  for (const { title, why } of kept.tests) if (why) console.log(`\n${title}\n${why}`);
}

/** Those that the files named are of. */
function ringsOf(named) {
  const all = Object.keys(RINGS);
  if (named.length === 0) return all;
  return all.filter((ring) => named.some((file) => RINGS[ring].some((folder) => file.startsWith(`${folder}/`))));
}

function refuse(why) {
  console.error(why);
  process.exit(1);
}
