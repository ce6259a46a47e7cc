#!/usr/bin/env node
/**
 * Lighthouse on a phone, the median of three cold loads per page, on a fresh demo neighbourhood:
 *   npm run lighthouse
 *   npm run lighthouse -- --page=/,/shopping --runs=1 --save
 *   npm run lighthouse -- --at=http://localhost:3000      (a server that runs already, with the demo neighbourhood)
 *   npm run lighthouse -- --cpu=2      (how many times slower than this machine the phone is; Lighthouse's 4 is for a quick desktop)
 * Fails when a figure is outside its limit. `--save` keeps the full reports in .cache/lighthouse-reports.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { audit } from './lighthouse-parts/audit.mjs';
import { openBrowser } from './lighthouse-parts/browser.mjs';
import { fetchLighthouse } from './lighthouse-parts/fetch-lighthouse.mjs';
import { measureShift } from './lighthouse-parts/layout-shift.mjs';
import { beyond, table } from './lighthouse-parts/limits.mjs';
import { firstPages } from './lighthouse-parts/pages.mjs';
import { buildAll } from './parts/build-all.mjs';
import { root, seconds } from './parts/run.mjs';
import { startDemo } from './shots-parts/product.mjs';

const { values: wanted } = parseArgs({
  options: {
    page: { type: 'string' },
    runs: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '4' },
    at: { type: 'string' },
    save: { type: 'boolean', default: false },
  },
});

const started = performance.now();
const lighthouse = await fetchLighthouse();
if (!wanted.at) await buildAll();
const browser = await openBrowser();
// Lower priority for Lighthouse and the server: there are few processors, and it is the browser's time that counts.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const product = wanted.at ? { address: wanted.at, stop: () => undefined } : await startDemo();
const rows = [];
try {
  for (const page of firstPages().filter(({ route }) => !wanted.page || wanted.page.split(',').includes(route))) {
    const session = page.visitor ? await browser.signOut() : await browser.signIn(product.address);
    const url = product.address + (await page.address(product.address, session));
    const runs = { port: browser.port, count: Number(wanted.runs), slowdown: Number(wanted.cpu), route: page.route };
    const { figures, lost, reports } = await audit(lighthouse, url, runs);
    const slowShift = await browser.visit((context) => measureShift(context, url));
    rows.push({ route: page.route, figures: { ...figures, slowShift }, lost });
    if (wanted.save) keep(page.route, reports);
    console.error(`${page.route}: ${Math.round(figures.performance)} after ${seconds(started)}`);
  }
} finally {
  await browser.close();
  await product.stop();
}

console.log(table(rows));
const broken = beyond(rows);
for (const words of broken) console.log(words);
for (const { route, lost } of rows) for (const words of lost) console.log(`${route} lost points: ${words}`);
console.log(
  `${broken.length === 0 ? 'Every figure is within its limit' : `${broken.length} outside`}, ${seconds(started)}.`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

function keep(route, reports) {
  const folder = path.join(root, '.cache/lighthouse-reports');
  mkdirSync(folder, { recursive: true });
  const name = route.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
  for (const [index, report] of reports.entries())
    writeFileSync(path.join(folder, `${name}-${index + 1}.json`), report);
}
