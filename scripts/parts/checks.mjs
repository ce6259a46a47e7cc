import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkLock } from './lock-file.mjs';
import { root, run, runTool } from './run.mjs';

const QUIET = { quiet: true };
const TYPED = ['contract', 'server', 'web', 'e2e', 'bench', 'art'];

const ONE_BY_ONE = [
  {
    name: 'generated code',
    run: () => runTool('tsx/dist/cli.mjs', ['contract/generate/generate.ts', '--check'], QUIET),
  },
  {
    name: 'lint, format and imports',
    run: () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'], QUIET),
  },
  { name: 'lock file', run: () => checkLock() },
  { name: 'unused code', run: () => runTool('knip/bin/knip.js', [], QUIET) },
];

/** What can be said about the code without running it: a name and a command each. */
export const CHECKS = [
  ...TYPED.map((part) => ({
    name: `types: ${part}`,
    run: () => runTool('typescript/bin/tsc', ['-p', part], QUIET),
  })),
  { name: 'lint: promises and arrows', run: () => oxlint() },
  ...ONE_BY_ONE,
];

/** The same in half the time, before tests: oxlint reads the types anyway, and says with the same compiler what is wrong. */
export const QUICK_CHECKS = [{ name: 'types, promises and arrows', run: () => oxlint('--type-check') }, ...ONE_BY_ONE];

export const SIZE_CHECK = {
  name: 'size of the web app',
  run: () => run(process.execPath, [path.join(root, 'web/build/check-size.mjs')], QUIET),
};

function oxlint(...more) {
  const parts = [...TYPED, 'scripts'].filter((part) => existsSync(path.join(root, part)));
  return runTool(
    'oxlint/bin/oxlint',
    ['-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings', ...more, ...parts],
    QUIET,
  );
}
