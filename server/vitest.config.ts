import { configDefaults, defineConfig } from 'vitest/config';
import { LEFT_OUT } from '../scripts/parts/rings.mjs';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT],
    globalSetup: ['src/db/test-cluster.ts'],
    setupFiles: ['../scripts/parts/test-patience.mjs', '../scripts/parts/property-seed.mjs'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { TZ: 'UTC' },
    // A worker imports the server once, not anew for every file. Whatever a test changes lives in its own `testApp`.
    isolate: false,
    restoreMocks: true,
  },
});
