import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { LEFT_OUT } from '../scripts/parts/rings.mjs';
import { askedBefore } from './build/asked.ts';
import { COMPILED } from './build/compiled.mjs';
import { loadScreens } from './build/load-screens.ts';

export default defineConfig(async () => ({
  plugins: [react({ compiler: { sources: COMPILED } }), vanillaExtractPlugin()],
  define: { ASKED: JSON.stringify(askedBefore(await loadScreens())) },
  test: {
    name: 'web',
    environment: 'jsdom',
    // One page for all files of a worker (a new one takes seconds): a test puts back what it changed.
    isolate: false,
    maxWorkers: 2,
    // What a test has drawn is forgotten at its end: in a larger nursery most of it never has to be moved.
    execArgv: ['--max-semi-space-size=64'],
    // In a row: what makes React late comes before React.
    sequence: { groupOrder: 1, setupFiles: 'list' as const },
    include: ['src/**/*.test.{ts,tsx}', 'build/*.test.ts', 'fonts/*.test.ts'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT],
    setupFiles: [
      '../scripts/parts/late-scheduler.mjs',
      './src/test-setup.ts',
      '../scripts/parts/test-patience.mjs',
      '../scripts/parts/property-seed.mjs',
    ],
    testTimeout: 20_000,
    // As patient as what waits for an element (src/test-setup.ts).
    expect: { poll: { timeout: 10_000 } },
  },
}));
