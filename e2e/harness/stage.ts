import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded';

declare module 'vitest' {
  interface ProvidedContext {
    stage: { browser: string; database: string; folder: string };
  }
}

const CHROMIUM = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'];
/**
 * The address bar's suggestions are two extra pages per window: half the cost of a person. Naming any
 * feature replaces Playwright's list, so what it switches off is here as well.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

/** Once per run: the product built, one PostgreSQL for all its servers, one browser for all pages. */
export default async function setUpStage(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/build.mjs')], { stdio: 'inherit' });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-e2e-'));
  const database = await startEmbedded(path.join(folder, 'postgres'), { throwaway: true });
  const executablePath = CHROMIUM.find((candidate) => candidate && existsSync(candidate));
  const browser = await chromium.launchServer({ executablePath, args: BROWSER_ARGS });
  project.provide('stage', { browser: browser.wsEndpoint(), database: database.url, folder });
  return async () => {
    await browser.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
