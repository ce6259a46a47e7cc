import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, run, runNpm } from './run.mjs';

const PACKAGE = '@sparticuz/chromium@147.0.2';

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The same engine without windows and their surroundings: a person in it costs half the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** A Chromium that starts, and where it came from: the machine's, else Debian's package, else one from npm. */
export async function findBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return (await works(configured)) ? { path: configured, from: 'CHROMIUM_PATH' } : null;
  return (await machineBrowser()) ?? (await debianBrowser()) ?? (await npmBrowser());
}

/** What the journeys are told: most of them run in the shell where there is one, some need the whole browser. */
export async function journeyBrowsers(browser) {
  if (!existsSync(SHELL) && browser.from !== 'CHROMIUM_PATH') await installFromDebian('chromium-headless-shell');
  const shell = existsSync(SHELL) && (await works(SHELL)) ? { CHROMIUM_SHELL_PATH: SHELL } : {};
  return { CHROMIUM_PATH: browser.path, ...shell };
}

async function machineBrowser() {
  for (const candidate of KNOWN_PATHS) {
    if (existsSync(candidate) && (await works(candidate))) return { path: candidate, from: 'this machine' };
  }
  return null;
}

async function debianBrowser() {
  if (!(await installFromDebian('chromium'))) return null;
  const found = await machineBrowser();
  return found && { ...found, from: "Debian's package" };
}

async function installFromDebian(name) {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return false;
  console.log(`No ${name} here: installing Debian's …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { quiet: true, env });
  return true;
}

async function npmBrowser() {
  if (process.platform !== 'linux') return null;
  const folder = path.join(root, '.cache/browser');
  const installed = path.join(folder, 'node_modules/@sparticuz/chromium/package.json');
  if (!existsSync(installed)) {
    console.log(`No Chromium here: fetching ${PACKAGE} from npm …`);
    mkdirSync(folder, { recursive: true });
    await runNpm(['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', PACKAGE], { quiet: true });
  }
  if (!existsSync(installed)) return null;
  const exported = createRequire(installed)('@sparticuz/chromium');
  const chromium = exported.default ?? exported;
  const executable = await chromium.executablePath();
  return (await works(executable)) ? { path: executable, from: PACKAGE } : null;
}

async function works(executable) {
  return (await run(executable, ['--version', '--no-sandbox'], { quiet: true })).ok;
}
