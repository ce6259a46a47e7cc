import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded';

/** A shell draws pages and nothing else; push and its permission need the whole browser. */
export type BrowserKind = 'shell' | 'whole';

declare module 'vitest' {
  interface ProvidedContext {
    stage: { browsers: Record<BrowserKind, string>; database: string; folder: string };
  }
}

const WHOLE = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'];
const SHELL = [process.env['CHROMIUM_SHELL_PATH'], '/usr/bin/chromium-headless-shell'];
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

/** Once per run: the product built, one PostgreSQL for all its servers, one browser of each kind for all pages. */
export default async function setUpStage(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/build.mjs')], { stdio: 'inherit' });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-e2e-'));
  const database = await startEmbedded(path.join(folder, 'postgres'), { throwaway: true });
  const whole = await launch(WHOLE);
  const shell = SHELL.some(isThere) ? await launch(SHELL) : whole;
  const browsers = { whole: whole.wsEndpoint(), shell: shell.wsEndpoint() };
  project.provide('stage', { browsers, database: database.url, folder });
  return async () => {
    await Promise.all([...new Set([whole, shell])].map((browser) => browser.close()));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

function launch(candidates: readonly (string | undefined)[]): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: candidates.find(isThere), args: BROWSER_ARGS });
}

function isThere(candidate: string | undefined): candidate is string {
  return Boolean(candidate && existsSync(candidate));
}
