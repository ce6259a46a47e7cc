import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { root } from './run.mjs';

export function readLock() {
  return JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
}

/** What some package may install and the lock file does not list: `npm ci` refuses such a file, on every platform. */
export function missingOptional({ packages }) {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !findFrom(packages, place, name))
      .map(([name, version]) => ({ parent: place, name, version, dev: Boolean(dev) })),
  );
}

/** As Node looks for a package: in the folder of the one that asks for it, then in each folder above. */
function findFrom(packages, place, name) {
  const above = place.split('/node_modules/');
  for (let depth = above.length; depth > 0; depth -= 1) {
    const folder = above.slice(0, depth).join('/node_modules/');
    if (packages[`${folder}/node_modules/${name}`]) return true;
  }
  return Boolean(packages[`node_modules/${name}`]);
}

/** Packages that do not accept every Node that ours promises, of those that are installed on a processor the product runs on. */
export function refusedEngines({ packages }) {
  const promised = packages[''].engines.node;
  return Object.entries(packages)
    .filter(([, { engines, cpu }]) => engines?.node && (!cpu || cpu.some((one) => PROCESSORS.includes(one))))
    .filter(([, { engines }]) => !semver.subset(promised, engines.node))
    .map(([place, { version, engines }]) => `${place} ${version} wants Node ${engines.node}; promised is ${promised}`);
}

const PROCESSORS = ['x64', 'arm64'];

export function checkLock(lock = readLock()) {
  const wrong = [
    ...missingOptional(lock).map(
      ({ parent, name }) => `${parent} may install ${name}, which has no entry: npm run lock`,
    ),
    ...Object.entries(lock.packages)
      .filter(([, { resolved, link }]) => resolved && !link)
      .map(([place]) => `${place} has a download address (omit-lockfile-registry-resolved in .npmrc)`),
    ...refusedEngines(lock),
  ];
  return { ok: wrong.length === 0, output: wrong.join('\n') };
}
