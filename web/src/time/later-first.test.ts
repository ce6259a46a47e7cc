import { expect, test } from 'vitest';
import { laterFirst } from './later-first';

test('later first, what has no time last', () => {
  const instants = [null, '2026-05-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', '2026-05-01T00:00:00.001Z'];
  expect(instants.toSorted(laterFirst)).toEqual([
    '2026-11-01T00:00:00.000Z',
    '2026-05-01T00:00:00.001Z',
    '2026-05-01T00:00:00.000Z',
    null,
  ]);
  expect(laterFirst(null, null)).toBe(0);
});
