import { DAY_MS, REVIEW_KEYWORDS } from '@mungchi/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gaugeOf, keywordsOf } from './gauge-rules';

const NOW = new Date('2026-11-15T00:00:00.000Z');
const yearsAgo = (years: number) => new Date(NOW.getTime() - years * 365 * DAY_MS);
const review = (star: number, keywords = 0, years = 0) => ({
  star,
  keywords: REVIEW_KEYWORDS.slice(0, keywords),
  createdAt: yearsAgo(years),
});

test.each([
  ['nobody has said anything', [], 50],
  ['one perfect review', [review(5)], 62.5],
  ['keywords add two points each', [review(4, 3)], 59],
  ['a review is worth 100 at the most', [review(5, 7)], 62.5],
  ['one bad review', [review(0.5)], 40],
  ['a year halves the weight', [review(5, 0, 1)], 57.1],
  ['three perfect reviews', [review(5), review(5), review(5)], 75],
])('%s', (_, reviews, expected) => {
  expect(gaugeOf(reviews, NOW)).toBe(expected);
});

const reviews = fc.array(
  fc.record({
    star: fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2),
    keywords: fc.subarray([...REVIEW_KEYWORDS]),
    createdAt: fc.integer({ min: 0, max: 5000 }).map((days) => yearsAgo(days / 365)),
  }),
);

test('stays between 0 and 100, does not depend on the order, and a perfect review never lowers it', () => {
  fc.assert(
    fc.property(reviews, (list) => {
      const gauge = gaugeOf(list, NOW);
      expect(gauge).toBeGreaterThanOrEqual(0);
      expect(gauge).toBeLessThanOrEqual(100);
      expect(gaugeOf([...list].reverse(), NOW)).toBeCloseTo(gauge, 6);
      expect(gaugeOf([...list, review(5)], NOW)).toBeGreaterThanOrEqual(gauge);
    }),
  );
});

test('keywords: distinct, most frequent first, six at the most', () => {
  const [kind, , quick] = REVIEW_KEYWORDS;
  expect(keywordsOf([{ keywords: [kind, quick] }, { keywords: [quick] }])).toEqual([quick, kind]);
  expect(keywordsOf([{ keywords: [...REVIEW_KEYWORDS].reverse() }])).toEqual(REVIEW_KEYWORDS.slice(0, 6));
  expect(keywordsOf([])).toEqual([]);
});
