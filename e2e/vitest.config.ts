import { configDefaults, defineConfig } from 'vitest/config';
import { LEFT_OUT } from '../scripts/parts/rings.mjs';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT],
    globalSetup: ['harness/stage.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A file's browser, server and database keep more than one core busy: a third at once made a round no quicker.
    maxWorkers: 2,
    // Each file has its own server and database; what they import may be shared.
    isolate: false,
    // After the other projects in a run of all.
    sequence: { groupOrder: 2 },
    // As long as a locator waits (harness/site.ts): a condition that comes late on a busy machine has still come.
    expect: { poll: { timeout: 30_000 } },
  },
});
