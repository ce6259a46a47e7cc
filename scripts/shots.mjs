#!/usr/bin/env node
/**
 * Every route as everybody, in every size, light and dark, into shots/ with a contact sheet per person:
 *   npm run shots
 *   npm run shots -- --as=leader --route=/mypage --size=390,1280 --theme=light --full
 *   npm run shots -- --at=http://localhost:3000      (a server that runs already, with the demo neighbourhood)
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from './parts/browser.mjs';
import { buildAll } from './parts/build-all.mjs';
import { root, seconds } from './parts/run.mjs';
import { writeContactSheets } from './shots-parts/contact-sheet.mjs';
import { ROLES, signInAs } from './shots-parts/people.mjs';
import { startDemo } from './shots-parts/product.mjs';
import { routesFor } from './shots-parts/routes.mjs';
import { SIZES, THEMES, takeShot } from './shots-parts/take.mjs';

const { values: wanted } = parseArgs({
  options: {
    as: { type: 'string' },
    route: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    at: { type: 'string' },
    full: { type: 'boolean' },
    keep: { type: 'boolean' },
  },
});

const started = performance.now();
const folder = path.join(root, 'shots');
if (!wanted.keep) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

if (!wanted.at) await buildAll();
const product = wanted.at ? { address: wanted.at, stop: () => undefined } : await startDemo();
const found = await findBrowser();
if (!found) throw new Error('No Chromium was found.');
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] });

const shots = [];
try {
  for (const role of chosen(ROLES, wanted.as)) await walk(role);
} finally {
  await browser.close();
  await product.stop();
}
writeContactSheets(folder, shots);
console.log(`${shots.length} pictures in shots/ (open shots/index.html), ${seconds(started)}.`);

async function walk(role) {
  const session = await signInAs(browser, product.address, role);
  const routes = (await routesFor(product.address, session)).filter(
    ({ route }) => !wanted.route || wanted.route.split(',').includes(route),
  );
  for (const size of chosen(SIZES, wanted.size)) {
    for (const theme of chosen(THEMES, wanted.theme)) {
      const context = await browser.newContext({
        ...size.context,
        baseURL: product.address,
        colorScheme: theme.name,
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        reducedMotion: 'reduce',
        ...(session && { storageState: session.storageState }),
      });
      for (const { route, url } of routes) {
        const name = [
          role.name,
          route.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home',
          size.name,
          theme.name,
        ];
        const file = `${name.join('.')}.png`;
        const remarks = await takeShot(context, url, path.join(folder, file), { full: wanted.full ?? false });
        shots.push({ role: role.name, route, size: size.name, theme: theme.name, file, remarks });
        if (remarks.length > 0) console.log(`${file}: ${remarks.join('; ')}`);
      }
      await context.close();
    }
  }
}

function chosen(all, names) {
  return names ? all.filter(({ name }) => names.split(',').includes(name)) : all;
}
