import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNpm, seconds } from './run.mjs';
import { withLock } from './with-lock.mjs';

const STAMP = 'node_modules/.installed-for';
/** npm writes it last. */
const INSTALLED = 'node_modules/.package-lock.json';
/** There while packages are added to others: what a process leaves that is killed meanwhile may be half of one. */
const ADDING = 'node_modules/.adding-packages';

/**
 * Installs what the lock file lists and the machine lacks; on a complete installation this takes milliseconds. `tools`: also
 * what only tests and tools need, half of it. Where they are installed they stay: what builds and runs is among them.
 */
export async function installPackages({ tools = false } = {}) {
  if (!isComplete(tools)) await withLock('install', () => isComplete(tools) || install(tools));
}

function isComplete(tools) {
  if (has(ADDING) || (tools && !hasTools())) return false;
  return read(STAMP) === hashOfLock() || isInstalled(hasTools());
}

/** An empty folder, or one in which an installation was cut short: `npm ci`. What is whole is kept, and gets what it lacks. */
async function install(tools) {
  const started = performance.now();
  const needsTools = tools || hasTools();
  const isWhole = Boolean(packagesIn(INSTALLED)) && !has(ADDING);
  const what = needsTools ? 'packages and tools' : 'packages';
  console.log(`Installing ${what} from the npm registry${isWhole ? '' : ' (the first time this takes a minute)'} …`);
  if (isWhole) writeFileSync(path.join(root, ADDING), '');
  const command = isWhole ? ['install', '--no-save'] : ['ci'];
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await runNpm([...command, needsTools ? '--include=dev' : '--omit=dev', ...flags])).ok) {
    writeFileSync(path.join(root, STAMP), hashOfLock());
    rmSync(path.join(root, ADDING), { force: true });
    console.log(`Packages installed in ${seconds(started)}.`);
    return;
  }
  console.error('패키지를 설치하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.');
  console.error('The packages could not be installed: check the connection to the npm registry and try again.');
  process.exit(1);
}

const has = (file) => existsSync(path.join(root, file));

/** Also where somebody ran `npm ci` himself. */
function hasTools() {
  return Object.values(packagesIn(INSTALLED) ?? {}).some(({ dev }) => dev);
}

function hashOfLock() {
  return createHash('sha256')
    .update(`${process.platform} ${process.arch} ${read('package-lock.json')}`)
    .digest('hex');
}

/** Somebody may have run npm himself. */
function isInstalled(tools) {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn(INSTALLED);
  if (!wanted || !present) return false;
  return Object.entries(wanted)
    .filter(
      ([name, entry]) => name.includes('node_modules/') && !entry.link && (tools || !entry.dev) && belongsHere(entry),
    )
    .every(([name, entry]) => present[name]?.version === entry.version);
}

function packagesIn(file) {
  const text = read(file);
  return text && JSON.parse(text).packages;
}

function read(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return null;
  }
}

function belongsHere({ optional, os, cpu, libc }) {
  if (!optional && !os && !cpu) return true;
  if (!os && !cpu) return false;
  if (libc && process.platform === 'linux' && !libc.includes(isMusl() ? 'musl' : 'glibc')) return false;
  return lists(os, process.platform) && lists(cpu, process.arch);
}

const lists = (allowed, name) => !allowed || (allowed.includes(name) && !allowed.includes(`!${name}`));

function isMusl() {
  return !process.report.getReport().header.glibcVersionRuntime;
}
