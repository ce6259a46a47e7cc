import { expect, test } from 'vitest';
import { laterBy } from './duration-rules';

test.each([
  ['P3D', '2031-01-31T03:00:00.000Z', '2031-02-03T03:00:00.000Z'],
  ['PT36H', '2031-01-31T03:00:00.000Z', '2031-02-01T15:00:00.000Z'],
  ['P1DT2H30M15.5S', '2031-01-31T03:00:00.000Z', '2031-02-01T05:30:15.500Z'],
  ['P2W', '2031-01-31T03:00:00.000Z', '2031-02-14T03:00:00.000Z'],
  ['P1M', '2031-01-31T03:00:00.000Z', '2031-02-28T03:00:00.000Z'],
  // Already February in Seoul.
  ['P1M', '2031-01-31T15:30:00.000Z', '2031-02-28T15:30:00.000Z'],
  ['P1Y', '2032-02-29T03:00:00.000Z', '2033-02-28T03:00:00.000Z'],
  ['PT0S', '2031-01-31T03:00:00.000Z', '2031-01-31T03:00:00.000Z'],
])('%s after %s is %s', (duration, from, to) => expect(laterBy(duration, new Date(from))?.toISOString()).toBe(to));

test.each(['', 'P', 'PT', 'P1DT', '3D', 'P-1D', '-P1D', 'P1.5D', 'P1H', 'PT1D', ' P1D', 'P1D '])(
  '%j is none',
  (words) => expect(laterBy(words, new Date())).toBeNull(),
);
