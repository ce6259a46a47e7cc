/**
 * The rings of the tests, by name. `x.slow.test.ts` holds evaluations, long properties, deaths of processes and databases,
 * and journeys that repeat what is tested nearer to the code: they run with `RING=all` (`npm run test:all`), or when a
 * command names one. Everything else is what `npm test` runs.
 */
const SLOW = '**/*.slow.test.{ts,tsx}';

export const isWhole = process.env.RING === 'all';
const isNamed = process.argv.some((word) => word.includes('.slow'));

/** What Vitest is told to leave out. */
export const LEFT_OUT = isWhole || isNamed ? [] : [SLOW];

export const isSlow = (file) => file.includes('.slow.test.');
