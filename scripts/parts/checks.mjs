import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, run, runTool } from './run.mjs';

const QUIET = { quiet: true };
const TYPED = ['contract', 'server', 'web', 'e2e', 'bench', 'art'];

/** What can be said about the code without running it: a name and a command each. */
export const CHECKS = [
  ...TYPED.map((part) => ({
    name: `types: ${part}`,
    run: ({ incremental = false } = {}) =>
      runTool('typescript/bin/tsc', ['-p', part, ...(incremental ? since(part) : [])], QUIET),
  })),
  { name: 'lint', run: () => runTool('@biomejs/biome/bin/biome', ['lint', '--error-on-warnings', '.'], QUIET) },
  {
    name: 'lint: promises and arrows',
    run: () =>
      runTool('oxlint/bin/oxlint', ['-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings', ...linted()], QUIET),
  },
  { name: 'unused code', run: () => runTool('knip/bin/knip.js', [], QUIET) },
  { name: 'format', run: () => runTool('@biomejs/biome/bin/biome', ['format', '.'], QUIET) },
];

export const SIZE_CHECK = {
  name: 'size of the web app',
  run: () => run(process.execPath, [path.join(root, 'web/build/check-size.mjs')], QUIET),
};

/** Only what changed since the last such run. */
function since(part) {
  return ['--incremental', '--tsBuildInfoFile', path.join(root, `.cache/types/${part}.tsbuildinfo`)];
}

function linted() {
  return [...TYPED, 'scripts'].filter((part) => existsSync(path.join(root, part)));
}
