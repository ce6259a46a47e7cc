/** With `npm run test:all` (`RING=all`) what has two sizes runs in the large one. */
export const isWhole = process.env['RING'] === 'all';

/** How often a property is tried: by day a quarter of the times. */
export const runs = (whole: number): number => (isWhole ? whole : Math.ceil(whole / 4));

/** For dice that are no property's (vitest.config.ts); whoever throws them says it in the test's name. */
export const SEED = Number(process.env['SEED'] ?? 20);
