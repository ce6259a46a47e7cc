import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNpm, seconds } from './run.mjs';

/** Installs what the lock file lists and the machine lacks; on a complete installation this takes milliseconds. */
export async function installPackages() {
  if (isInstalled()) return;
  const started = performance.now();
  const fresh = !existsSync(path.join(root, 'node_modules'));
  console.log(`Installing packages${fresh ? ' (the first time this takes a minute or two)' : ''} …`);
  // Development packages are needed to build, whatever NODE_ENV says.
  const flags = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const attempts = fresh ? [['ci'], ['install', '--no-save']] : [['install', '--no-save']];
  for (const attempt of attempts) {
    if ((await runNpm([...attempt, ...flags])).ok) {
      console.log(`Packages installed in ${seconds(started)}.`);
      return;
    }
  }
  console.error('패키지를 설치하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.');
  console.error('The packages could not be installed: check the connection to the npm registry and try again.');
  process.exit(1);
}

/** npm writes the second file last, so an interrupted installation does not look complete. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted)
    .filter(([name, entry]) => name.includes('node_modules/') && !entry.link && belongsHere(entry))
    .every(([name, entry]) => present[name]?.version === entry.version);
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
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
