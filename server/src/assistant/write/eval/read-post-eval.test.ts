import { describe, expect, test } from 'vitest';
import { FIELDS, score } from './test-score';

/** What `docs/read-post.md` says of each half; the sealed one was evaluated once, after the last change of a rule. */
describe.each(['open', 'sealed'])('the %s half', (half) => {
  const parts = [score(`${half}-sentences.txt`), score(`${half}-pasted.txt`)];

  test.each(FIELDS)('%s: found in 85 of 100, and right in 98 of 100 that are sure', (field) => {
    const sum = (key: 'expected' | 'found' | 'sure' | 'sureRight') =>
      parts.reduce((total, part) => total + part[field][key], 0);
    expect(sum('found') / sum('expected')).toBeGreaterThanOrEqual(0.85);
    expect(sum('sureRight') / sum('sure')).toBeGreaterThanOrEqual(0.98);
  });
});
