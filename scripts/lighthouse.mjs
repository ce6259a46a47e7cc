#!/usr/bin/env node
/**
 * Lighthouse on a phone, the median of three cold loads per page, on a fresh demo neighbourhood:
 *   npm run lighthouse
 *   npm run lighthouse -- --page=/,/shopping --runs=1 --save
 *   npm run lighthouse -- --at=http://localhost:3000      (a server that runs already, with the demo neighbourhood)
 *   npm run lighthouse -- --cpu=2      (how many times slower than this machine the phone is; Lighthouse's 4 is for a quick desktop)
 *   npm run lighthouse -- --references      (beside each page itself without script, and the smallest app of our stack)
 * Fails when a figure is outside its limit. `--save` keeps the full reports in .cache/lighthouse-reports.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { audit, loads } from './lighthouse-parts/audit.mjs';
import { openBrowser } from './lighthouse-parts/browser.mjs';
import { comparison } from './lighthouse-parts/compare.mjs';
import { fetchLighthouse } from './lighthouse-parts/fetch-lighthouse.mjs';
import { measureShift } from './lighthouse-parts/layout-shift.mjs';
import { beyond, table } from './lighthouse-parts/limits.mjs';
import { firstPages } from './lighthouse-parts/pages.mjs';
import { startReferences } from './lighthouse-parts/references.mjs';
import { buildAll } from './parts/build-all.mjs';
import { root, seconds } from './parts/run.mjs';
import { startDemo } from './shots-parts/product.mjs';

const { values: wanted } = parseArgs({
  options: {
    page: { type: 'string' },
    runs: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '4' },
    at: { type: 'string' },
    references: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});

const started = performance.now();
const lighthouse = await fetchLighthouse();
if (!wanted.at) await buildAll();
const browser = await openBrowser();
const runs = { port: browser.port, count: Number(wanted.runs), slowdown: Number(wanted.cpu) };
// Lower priority for Lighthouse and the server: there are few processors, and it is the browser's time that counts.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const product = wanted.at ? { address: wanted.at, stop: () => undefined } : await startDemo();
const references = wanted.references ? await startReferences(product.address) : undefined;
const rows = [];
let smallest;
try {
  if (references) smallest = (await loads(lighthouse, references.smallest, runs)).figures;
  for (const page of firstPages().filter(({ route }) => !wanted.page || wanted.page.split(',').includes(route))) {
    const session = await browser.signIn(product.address);
    const url = product.address + (await page.address(product.address, session));
    if (page.visitor) await browser.signOut(product.address);
    const { figures, lost, reports } = await audit(lighthouse, url, { ...runs, route: page.route });
    const slowShift = await browser.visit((context) => measureShift(context, url));
    const still = references && (await browser.visit((context) => references.snap(context, url)));
    rows.push({
      ...page,
      figures: { ...figures, slowShift },
      lost,
      still: still && (await loads(lighthouse, still, runs)).figures,
    });
    if (wanted.save) keep(page.name, reports);
    console.error(`${page.name}: ${Math.round(figures.performance)} after ${seconds(started)}`);
  }
} finally {
  await browser.close();
  references?.stop();
  await product.stop();
}

console.log(table(rows));
if (references) console.log(`\n${comparison(rows, smallest)}\n`);
const broken = beyond(rows);
for (const words of broken) console.log(words);
for (const { name, lost } of rows) for (const words of lost) console.log(`${name} lost points: ${words}`);
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
