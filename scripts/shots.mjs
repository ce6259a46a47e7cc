#!/usr/bin/env node
/**
 * Every route as everybody, in every size, light and dark, into shots/ with a contact sheet per person; and, on a phone
 * by day, with long words, nothing there, no pictures, no network, a slow one, and a server that fails:
 *   npm run shots
 *   npm run shots -- --as=leader --route=/mypage --size=390,1280 --theme=light --full
 *   npm run shots -- --as=leader --in=slow,error --theme=dark
 *   npm run shots -- --readme                       (the dozen of the README, into docs/screens)
 *   npm run shots -- --at=http://localhost:3000      (a server that runs already, with the demo neighbourhood)
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from './parts/browser.mjs';
import { buildAll } from './parts/build-all.mjs';
import { root, seconds } from './parts/run.mjs';
import { CONDITIONS } from './shots-parts/conditions.mjs';
import { writeContactSheets } from './shots-parts/contact-sheet.mjs';
import { ROLES, signInAs } from './shots-parts/people.mjs';
import { startDemo } from './shots-parts/product.mjs';
import { takeReadmeScreens } from './shots-parts/readme.mjs';
import { routesFor } from './shots-parts/routes.mjs';
import { SIZES, THEMES, takeShot } from './shots-parts/take.mjs';

const { values: wanted } = parseArgs({
  options: {
    as: { type: 'string' },
    route: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    in: { type: 'string' },
    out: { type: 'string' },
    at: { type: 'string' },
    full: { type: 'boolean' },
    readme: { type: 'boolean' },
    keep: { type: 'boolean' },
  },
});

const AT_ONCE = 5;

const started = performance.now();
const folder = path.resolve(root, wanted.out ?? 'shots');
if (!wanted.keep && !wanted.out) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

if (!wanted.at) await buildAll();
const product = wanted.at ? { address: wanted.at, stop: () => undefined } : await startDemo();
const found = await findBrowser();
if (!found) throw new Error('No Chromium was found.');
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] });

const shots = [];
try {
  if (wanted.readme) await takeDozen();
  else for (const role of chosen(ROLES, wanted.as)) await walk(role);
} finally {
  await browser.close();
  await product.stop();
}
if (!wanted.readme) writeContactSheets(folder, shots);
console.log(`${shots.length} pictures in ${folder} (open index.html there), ${seconds(started)}.`);

function takeDozen() {
  const into = path.join(root, 'docs/screens');
  return takeReadmeScreens({ browser, address: product.address, folder, into, only: wanted.route?.split(',') });
}

async function walk(role) {
  const session = await signInAs(browser, product.address, role);
  const routes = (await routesFor(product.address, session)).filter(
    ({ route }) => !wanted.route || wanted.route.split(',').includes(route),
  );
  for (const condition of chosen(CONDITIONS, wanted.in ?? (role.crowd && !wanted.as ? 'plain' : undefined))) {
    // The conditions change words and states, not the layout: unless asked, one size and one theme show them.
    const once = condition.name !== 'plain';
    for (const size of chosen(SIZES, wanted.size ?? (once ? '390' : undefined))) {
      for (const theme of chosen(THEMES, wanted.theme ?? (once ? 'light' : undefined))) {
        await look({ role, session, routes, condition, size, theme });
      }
    }
  }
}

async function look({ role, session, routes, condition, size, theme }) {
  const context = await browser.newContext({
    ...size.context,
    baseURL: product.address,
    colorScheme: theme.name,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    ...(session && { storageState: session.storageState }),
  });
  await condition.prepare?.(context);
  const waiting = [...routes];
  const worker = async () => {
    const page = await context.newPage();
    for (let next = waiting.shift(); next; next = waiting.shift())
      await takeOne(page, next, { role, condition, size, theme });
  };
  // Most of a shot's time is waiting, so several run at once; but offline mode applies to a whole context.
  await Promise.all(Array.from({ length: condition.upset ? 1 : AT_ONCE }, worker));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

async function takeOne(page, { route, url, press }, { role, condition, size, theme }) {
  const name = route.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'home';
  const file = `${[role.name, name, condition.name, size.name, theme.name].join('.')}.png`;
  const options = { full: wanted.full ?? false, condition };
  const remarks = await takeShot(page, { url, press }, path.join(folder, file), options);
  const about = { role: role.name, condition: condition.name, size: size.name, theme: theme.name };
  shots.push({ ...about, route, file, remarks });
  if (remarks.length > 0) console.log(`${file}: ${remarks.join('; ')}`);
}

function chosen(all, names) {
  return all.filter(({ name, asked }) => (names ? names.split(',').includes(name) : !asked));
}
