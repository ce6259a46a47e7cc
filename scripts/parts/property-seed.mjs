import fc from 'fast-check';
import { expect } from 'vitest';

/** The dice of this run (vitest.config.ts), and in the words of a failure how they are thrown again. */
const seed = Number(process.env['SEED'] ?? 20);
const ring = process.env['RING'] === 'all' ? 'RING=all ' : '';

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed,
  reporter(result) {
    if (!result.failed) return;
    const again = `Once more: ${ring}SEED=${result.seed} npx vitest run ${expect.getState().testPath}`;
    throw new Error(`${fc.defaultReportMessage(result)}\n\n${again}`, { cause: result.errorInstance });
  },
});
