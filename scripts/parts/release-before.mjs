import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** The newest tag `v*`, or what RELEASE names; empty when there is neither. */
export function releaseBefore() {
  return process.env.RELEASE ?? git('describe', '--tags', '--abbrev=0', '--match', 'v*').stdout.trim();
}

/** The release in a worktree of its own, with the packages of today: it rarely changes them. */
export function checkOutRelease(release, folder) {
  removeRelease(folder);
  const added = git('worktree', 'add', '--detach', folder, release);
  if (added.status !== 0) throw new Error(added.stderr);
  // As hard links, so that the links among workspaces lead to those of the release.
  for (const part of ['', 'contract', 'server']) {
    const packages = path.join(root, part, 'node_modules');
    if (existsSync(packages)) spawnSync('cp', ['-al', packages, path.join(folder, part, 'node_modules')]);
  }
  for (const made of ['server/data/areas.json', 'web/public/geo'])
    if (existsSync(path.join(root, made))) cpSync(path.join(root, made), path.join(folder, made), { recursive: true });
}

export function removeRelease(folder) {
  git('worktree', 'remove', '--force', folder);
  rmSync(folder, { recursive: true, force: true });
}
