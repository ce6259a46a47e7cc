import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    globalSetup: ['harness/stage.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One browser, two cores: more files at once only make all of them slow.
    maxWorkers: 2,
    // Each file has its own server and database; what they import may be shared.
    isolate: false,
    // Retried in CI: in a whole journey through a real browser, a hiccup of a shared machine is not a fault of the product.
    retry: process.env['CI'] ? 2 : 0,
  },
});
