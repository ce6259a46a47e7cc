import { expect, test } from 'vitest';
import { holdingSanction, type Sanction } from './sanction-rules';

const NOW = new Date('2026-11-15T03:00:00.000Z');
const warned: Sanction = { kind: 'WARNED', until: null, reason: '' };
const banned: Sanction = { kind: 'BANNED', until: null, reason: '' };
const over: Sanction = { kind: 'PAUSED', until: NOW, reason: '' };
const paused: Sanction = { kind: 'PAUSED', until: new Date(NOW.getTime() + 1), reason: '' };
const longer: Sanction = { kind: 'PAUSED', until: new Date(NOW.getTime() + 2), reason: '' };

test.each([
  [null, []],
  [null, [over]],
  [warned, [warned, over]],
  [paused, [warned, paused, over]],
  [longer, [paused, longer, warned]],
  [longer, [longer, paused]],
  [banned, [longer, banned, warned]],
])('%j holds of %j', (expected, sanctions) => {
  expect(holdingSanction(sanctions, NOW)).toEqual(expected);
});
