import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNpm, seconds } from './run.mjs';

const STAMP = 'node_modules/.installed-for';

/**
 * Installs what the lock file lists and the machine lacks; on a complete installation this takes milliseconds. `tools`: also
 * what only tests and tools need, half of it. Where they are installed they stay: what builds and runs is among them.
 */
export async function installPackages({ tools = false } = {}) {
  const lock = hashOfLock();
  const [stamped, withTools] = (read(STAMP) ?? '').split(' ');
  const needsTools = tools || withTools === 'tools';
  if ((stamped === lock && (withTools === 'tools' || !tools)) || isInstalled(needsTools)) return;
  const started = performance.now();
  const fresh = !existsSync(path.join(root, 'node_modules'));
  console.log(`Installing packages${fresh ? ' (the first time this takes a minute)' : ''} …`);
  // Not `npm ci`: it insists on the optional packages of every platform.
  const flags = ['--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await runNpm(['install', needsTools ? '--include=dev' : '--omit=dev', ...flags])).ok) {
    writeFileSync(path.join(root, STAMP), needsTools ? `${lock} tools` : lock);
    console.log(`Packages installed in ${seconds(started)}.`);
    return;
  }
  console.error('패키지를 설치하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.');
  console.error('The packages could not be installed: check the connection to the npm registry and try again.');
  process.exit(1);
}

function hashOfLock() {
  return createHash('sha256')
    .update(`${process.platform} ${process.arch} ${read('package-lock.json')}`)
    .digest('hex');
}

/** Somebody may have run npm himself. It writes the second file last, so an interrupted run does not look complete. */
function isInstalled(tools) {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
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
