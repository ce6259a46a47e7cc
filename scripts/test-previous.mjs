#!/usr/bin/env node
/** The release before, on the schema of today: its own feature tests must pass, because for a while both run together. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkOutRelease, releaseBefore, removeRelease } from './parts/release-before.mjs';
import { root, run } from './parts/run.mjs';

const FEATURES = ['boards', 'chat', 'payments', 'reviews', 'notifications', 'users'];

const release = releaseBefore();
if (!release) {
  console.error('There is no tag v… here. Fetch the tags, or name a commit: RELEASE=abc123 npm run test:previous');
  process.exit(1);
}
const folder = path.join(root, '.cache/previous');
checkOutRelease(release, folder);
try {
  rmSync(path.join(folder, 'server/migrations'), { recursive: true });
  cpSync(path.join(root, 'server/migrations'), path.join(folder, 'server/migrations'), { recursive: true });
  const only = process.argv.slice(2);
  const tests = only.length > 0 ? only : FEATURES.map((name) => `server/src/${name}/`);
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  console.log(`${release} on the migrations of today:`);
  const { ok } = await run(process.execPath, [vitest, 'run', '--project', 'server', ...tests], { cwd: folder });
  process.exitCode = ok ? 0 : 1;
} finally {
  removeRelease(folder);
}
