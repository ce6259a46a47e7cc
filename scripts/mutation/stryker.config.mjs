import { FILES } from './money-files.mjs';

/** Where tests make the process die, and what is only logged, decide nothing. */
const ASIDE = new Set(['faultPoint', 'log']);
const aside = {
  shouldIgnore({ node }) {
    if (node.type !== 'CallExpression') return undefined;
    const { callee } = node;
    const name = callee.name ?? callee.object?.name ?? callee.object?.property?.name;
    return ASIDE.has(name) ? `${name}() decides nothing` : undefined;
  },
};
export const strykerPlugins = [{ kind: 'Ignore', name: 'aside', value: aside }];

export default {
  mutate: FILES,
  plugins: ['@stryker-mutator/vitest-runner', import.meta.filename],
  ignorers: ['aside'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 30_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 10,
  tempDirName: '.cache/mutation',
  ignorePatterns: ['/web', '/e2e', '/bench', '/docs', '/shots', '**/dist', '**/.data', '**/.cache'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 85 },
  disableTypeChecks: false,
  checkers: [],
  allowConsoleColors: false,
};
