import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');

/** The tests that look after the money, as one project. Those that kill processes or run for minutes stay out. */
export default defineConfig({
  root,
  // The copy under test, not the workspace that node_modules points to.
  resolve: {
    alias: [
      { find: /^@mungchi\/contract$/, replacement: path.join(root, 'contract/src/index.ts') },
      { find: /^@mungchi\/contract\/all$/, replacement: path.join(root, 'contract/src/contract.ts') },
    ],
  },
  test: {
    include: [
      'contract/src/shares.test.ts',
      'server/src/{payments,reviews}/**/*.test.ts',
      'server/src/boards/{board-rules,deadline-rules}.test.ts',
    ],
    exclude: ['**/faults.test.ts', '**/ledger-property.test.ts'],
    globalSetup: ['server/src/db/test-cluster.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { TZ: 'UTC' },
  },
});
