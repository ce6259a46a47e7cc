import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** A shell draws pages and nothing else; push and its permission need the whole browser. */
export type BrowserKind = 'shell' | 'whole';

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

const running = new Map<string, Promise<Browser>>();

/**
 * One of each kind per worker, for all its files, and ended with it. Driven from here: through one browser for all workers
 * every word would be packed and read twice more on its way.
 */
export function browserOf(kind: BrowserKind): Promise<Browser> {
  const candidates = kind === 'shell' && SHELL.some(isThere) ? SHELL : WHOLE;
  const executablePath = candidates.find(isThere);
  const key = executablePath ?? '';
  if (!running.has(key)) running.set(key, chromium.launch({ executablePath, args: BROWSER_ARGS }));
  return running.get(key)!;
}

function isThere(candidate: string | undefined): candidate is string {
  return Boolean(candidate && existsSync(candidate));
}
