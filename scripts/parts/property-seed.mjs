import fc from 'fast-check';

const SEED = 20;

/**
 * `npm test` judges a commit, so it throws the same dice every time: two runs of one commit agree. `SEED=random` hunts
 * with new dice, and `SEED=n` repeats what a hunt has found.
 */
const asked = process.env['SEED'];
if (asked !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(asked ?? SEED) });
