#!/usr/bin/env node
/**
 * Completes package-lock.json after a dependency changed. npm leaves out an optional package that it cannot fetch, for example where a
 * copy of the registry holds those of one platform only; `npm ci` then refuses the file everywhere. What is missing is written from its
 * parent's `optionalDependencies`: version, platform, and the checksum where the registry gives one.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './parts/install.mjs';
import { requireNode } from './parts/node-version.mjs';
import { root, runNpm } from './parts/run.mjs';

requireNode();
await installPackages({ tools: true });
const { missingOptional, readLock } = await import('./parts/lock-file.mjs');

const ARCHITECTURES = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'aix', 'sunos', 'netbsd', 'openbsd'];

const lock = readLock();
const missing = missingOptional(lock);
for (const one of missing) lock.packages[`node_modules/${one.name}`] = await entryOf(one);
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
);
if (missing.length > 0) {
  writeFileSync(path.join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added to package-lock.json:\n${missing.map(({ name, version }) => `  ${name} ${version}`).join('\n')}`);
} else console.log('package-lock.json lists every optional package.');

async function entryOf({ name, version, dev }) {
  if (!/^\d/.test(version))
    throw new Error(`${name} is asked for as ${version}: only the registry knows which one that is.`);
  const published = await askRegistry(`${name}@${version}`);
  const { os, cpu, libc } = published ?? platformOf(name);
  return {
    version,
    ...(published && { integrity: published['dist.integrity'] }),
    ...(cpu && { cpu }),
    ...(dev && { dev }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os }),
  };
}

async function askRegistry(spec) {
  const fields = ['dist.integrity', 'os', 'cpu', 'libc'];
  const { ok, output } = await runNpm(['view', spec, '--json', '--loglevel=silent', ...fields], { quiet: true });
  return ok && output.trim() ? JSON.parse(output) : null;
}

/** `@rolldown/binding-linux-arm-gnueabihf` says where it belongs. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = SYSTEMS.find((one) => words.includes(one));
  const cpu = ARCHITECTURES.find((one) => words.includes(one));
  if (!os || !cpu) throw new Error(`The registry does not have ${name}, and its name says no platform.`);
  const abi = words.at(-1);
  const libc =
    os !== 'linux' ? undefined : abi.startsWith('musl') ? 'musl' : abi.startsWith('gnu') ? 'glibc' : undefined;
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}
