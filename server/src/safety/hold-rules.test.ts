import { expect, test } from 'vitest';
import { isToHold, type Witness } from './hold-rules';

const NOW = new Date('2026-11-15T03:00:00.000Z');
const RECRUITING = { stage: 'RECRUITING' as const, heldAt: null, wasFoundFine: false };
const WEEK_OLD: Witness = { signedUpAt: new Date('2026-11-08T03:00:00.000Z'), isMember: false, dismissed: 2 };
const YOUNGER: Witness = { ...WEEK_OLD, signedUpAt: new Date('2026-11-08T03:00:00.001Z') };

test.each([
  [true, {}, [WEEK_OLD, WEEK_OLD, WEEK_OLD]],
  [true, {}, [YOUNGER, WEEK_OLD, WEEK_OLD, WEEK_OLD]],
  [false, {}, [WEEK_OLD, WEEK_OLD]],
  [false, {}, [WEEK_OLD, WEEK_OLD, YOUNGER]],
  [false, {}, [WEEK_OLD, WEEK_OLD, { ...WEEK_OLD, isMember: true }]],
  [false, {}, [WEEK_OLD, WEEK_OLD, { ...WEEK_OLD, dismissed: 3 }]],
  [false, { stage: 'RECRUITED' as const }, [WEEK_OLD, WEEK_OLD, WEEK_OLD]],
  [false, { heldAt: NOW }, [WEEK_OLD, WEEK_OLD, WEEK_OLD]],
  [false, { wasFoundFine: true }, [WEEK_OLD, WEEK_OLD, WEEK_OLD]],
])('held %s: %j %j', (expected, changes, witnesses) => {
  expect(isToHold({ ...RECRUITING, ...changes }, witnesses, NOW)).toBe(expected);
});
