import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { ARE_PURE, FILES } from './money-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const TESTS_OF_RULES = FILES.map((file) => file.replace(/\.ts$/, '.test.ts'));
/** Those that kill processes or run for minutes stay out. */
const TESTS_OF_VERBS = [
  'server/src/payments/{attacks,ledger-rows,payments,payment-trouble,stage-table}.test.ts',
  'server/src/reviews/reviews.test.ts',
];

/** The tests that look after the money, as one project. */
export default defineConfig({
  root,
  // The copy under test, not the workspace that node_modules points to.
  resolve: {
    alias: [
      { find: /^@mungchi\/contract$/, replacement: path.join(root, 'contract/src/index.gen.ts') },
      { find: /^@mungchi\/contract\/all$/, replacement: path.join(root, 'contract/src/contract.ts') },
    ],
  },
  test: {
    ...(ARE_PURE
      ? { include: TESTS_OF_RULES }
      : { include: TESTS_OF_VERBS, globalSetup: ['server/src/db/test-cluster.ts'] }),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { TZ: 'UTC' },
  },
});
