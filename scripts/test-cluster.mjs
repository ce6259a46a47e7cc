#!/usr/bin/env node
/** Faults under load on a cluster of this machine; see docs/operations.md. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { checkOutRelease, releaseBefore, removeRelease } from './parts/release-before.mjs';
import { root, run } from './parts/run.mjs';
import { stopWithNpm } from './parts/stop-with-npm.mjs';

stopWithNpm();
const built = await run(process.execPath, [path.join(root, 'scripts/build.mjs')]);
if (!built.ok) process.exit(1);
await buildReleaseBefore();
register();
await import(pathToFileURL(path.join(root, 'bench/cluster/run.ts')).href);

/** For the restart to another version, where there is one: `RELEASE_MAIN` is its server. */
async function buildReleaseBefore() {
  const release = releaseBefore();
  if (!release) return;
  const folder = path.join(root, '.cache/release-before');
  checkOutRelease(release, folder);
  process.on('exit', () => removeRelease(folder));
  const build = "await import('./scripts/parts/build-server.mjs').then(({ buildServer }) => buildServer())";
  const { ok } = await run(process.execPath, ['--input-type=module', '-e', build], { cwd: folder });
  if (!ok) process.exit(1);
  process.env.RELEASE_MAIN = path.join(folder, 'server/dist/main.js');
}
