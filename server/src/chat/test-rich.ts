import * as fc from 'fast-check';

const WHAT = ['plain', 'plain', 'reply', 'photo', 'repeated', 'foreign'] as const;

/** What two people send through two nodes at once. */
export const chaosOf = (most: number) =>
  fc.array(fc.record({ by: fc.boolean(), what: fc.constantFrom(...WHAT), node: fc.integer({ min: 0, max: 1 }) }), {
    maxLength: most,
  });
