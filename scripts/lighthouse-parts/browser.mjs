import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findBrowser } from '../parts/browser.mjs';
import { pickNeighbour } from '../shots-parts/people.mjs';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=ko-KR',
];
const NEIGHBOUR = '새봄';

/**
 * A Chromium with its own profile and a debugging port: a session opened here is also Lighthouse's, which clears the
 * caches before each load but keeps cookies and local storage.
 */
export async function openBrowser() {
  const found = await findBrowser();
  if (!found) throw new Error('No Chromium was found.');
  const profile = mkdtempSync(path.join(os.tmpdir(), 'mungchi-lighthouse-'));
  const flags = [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(found.path, [...flags, 'about:blank'], { stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const port = await portOf(profile, child);
  // Disconnects after each visit: an open connection receives the events of all pages, which slows them down.
  const visit = async (errand) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const done = await errand(browser.contexts()[0]);
    await browser.close();
    return done;
  };
  return {
    port,
    visit,
    signIn: (address) => visit((context) => signIn(context, address)),
    signOut: (address) => visit((context) => signOut(context, address)),
    async close() {
      child.kill('SIGTERM');
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Chromium writes the port it was given into its profile. */
async function portOf(profile, child) {
  const file = path.join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if (existsSync(file)) return Number(readFileSync(file, 'utf8').split('\n')[0]);
    await wait(100);
  }
  throw new Error('Chromium did not start.');
}

async function signOut(context, address) {
  await context.clearCookies();
  const page = await context.newPage();
  await page.goto(`${address}/start`);
  await page.evaluate(() => localStorage.clear());
  await page.close();
}

/** Again for every page: an access token expires after a quarter of an hour. */
async function signIn(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}/oauth2/authorization/kakao`);
  await pickNeighbour(page, NEIGHBOUR);
  await page.waitForFunction(() => localStorage.getItem('accessToken') !== null);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await page.close();
  return { token };
}
