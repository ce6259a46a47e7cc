import { HOUR_MS, STAGES } from '@mungchi/contract';
import * as fc from 'fast-check';

/** When they are looked at. */
export const LOOKED_AT = new Date('2026-11-15T03:00:00.000Z');

const hour = fc.option(
  fc.integer({ min: -60, max: 60 }).map((hours) => new Date(LOOKED_AT.getTime() + hours * HOUR_MS)),
  { nil: null },
);

/** The columns that say whether a purchase can be joined, in every stage and around every limit. */
export const arbitraryBoard = fc
  .record({
    stage: fc.constantFrom(...STAGES),
    deadline: fc.constantFrom('2026-11-14', '2026-11-15', '2026-11-16', '2026-11-30'),
    totalUser: fc.integer({ min: 2, max: 5 }),
    free: fc.integer({ min: 0, max: 4 }),
    handing: fc.integer({ min: 0, max: 2 }),
    vacantUntil: hour,
    payEnd: hour,
  })
  .map(({ free, handing, ...rest }) => ({
    ...rest,
    memberCount: Math.max(1, rest.totalUser - free),
    // In RECRUITING nobody hands on, and in a stage that is over nobody does any more.
    handingOn: rest.stage === 'RECRUITED' ? Math.min(handing, rest.totalUser) : 0,
  }));
