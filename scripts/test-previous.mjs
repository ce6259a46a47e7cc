#!/usr/bin/env node
/** The release before, on the schema of today: its own feature tests must pass, because for a while both run together. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './parts/run.mjs';

const FEATURES = ['boards', 'chat', 'payments', 'reviews', 'notifications', 'users'];
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

const release = process.env.RELEASE ?? git('describe', '--tags', '--abbrev=0', '--match', 'v*').stdout.trim();
if (!release) {
  console.error('There is no tag v… here. Fetch the tags, or name a commit: RELEASE=abc123 npm run test:previous');
  process.exit(1);
}
const folder = path.join(root, '.cache/previous');
git('worktree', 'remove', '--force', folder);
rmSync(folder, { recursive: true, force: true });
const added = git('worktree', 'add', '--detach', folder, release);
if (added.status !== 0) {
  console.error(added.stderr);
  process.exit(1);
}
try {
  // The packages of today, as hard links, so that the links among workspaces lead to those of the release. It rarely changes them.
  for (const part of ['', 'contract', 'server']) {
    const packages = path.join(root, part, 'node_modules');
    if (existsSync(packages)) spawnSync('cp', ['-al', packages, path.join(folder, part, 'node_modules')]);
  }
  for (const made of ['server/data/areas.json', 'web/public/geo'])
    if (existsSync(path.join(root, made))) cpSync(path.join(root, made), path.join(folder, made), { recursive: true });
  rmSync(path.join(folder, 'server/migrations'), { recursive: true });
  cpSync(path.join(root, 'server/migrations'), path.join(folder, 'server/migrations'), { recursive: true });
  const only = process.argv.slice(2);
  const tests = only.length > 0 ? only : FEATURES.map((name) => `server/src/${name}/`);
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  console.log(`${release} on the migrations of today:`);
  const { ok } = await run(process.execPath, [vitest, 'run', '--project', 'server', ...tests], { cwd: folder });
  process.exitCode = ok ? 0 : 1;
} finally {
  git('worktree', 'remove', '--force', folder);
}
