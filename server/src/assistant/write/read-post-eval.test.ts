import { describe, expect, test } from 'vitest';
import { FIELDS, score } from './test-score';

/** The halves of our own set and those by other hands: floors all of them, no estimate for texts of strangers. */
describe.each(['open', 'sealed', 'blind', 'fresh-open', 'fresh-sealed'])('the %s set', (half) => {
  const parts = [score(`${half}-sentences.txt`), score(`${half}-pasted.txt`)];

  test.each(FIELDS)('%s: found in 85 of 100, and right in 98 of 100 that are sure', (field) => {
    const sum = (key: 'expected' | 'found' | 'sure' | 'sureRight') =>
      parts.reduce((total, part) => total + part[field][key], 0);
    expect(sum('found') / sum('expected')).toBeGreaterThanOrEqual(0.85);
    expect(sum('sureRight') / sum('sure')).toBeGreaterThanOrEqual(0.98);
  });

  test.each(['price', 'totalUser'] as const)('%s: none is sure and wrong', (field) => {
    for (const part of parts) expect(part[field].sureRight).toBe(part[field].sure);
  });
});
