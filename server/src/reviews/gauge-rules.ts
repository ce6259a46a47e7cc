import { DAY_MS, GAUGE_START, PROFILE_KEYWORDS_MAX, REVIEW_KEYWORDS } from '@mungchi/contract';

/** What a review contributes to a gauge. */
export type Scored = { star: number; keywords: readonly string[]; createdAt: Date };

const PRIOR_WEIGHT = 3;
const YEAR_MS = 365 * DAY_MS;

/** Starts at 50 with the weight of three reviews; a review counts half for every year of its age. */
export function gaugeOf(reviews: readonly Scored[], now: Date): number {
  let sum = PRIOR_WEIGHT * GAUGE_START;
  let weights = PRIOR_WEIGHT;
  for (const review of reviews) {
    const weight = 0.5 ** (Math.max(0, now.getTime() - review.createdAt.getTime()) / YEAR_MS);
    sum += weight * Math.min(100, 20 * review.star + 2 * review.keywords.length);
    weights += weight;
  }
  return Math.round((sum / weights) * 10) / 10;
}

/** Distinct, most frequent first; ties in the order of the form. */
export function keywordsOf(reviews: readonly Pick<Scored, 'keywords'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { keywords } of reviews)
    for (const keyword of keywords) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  const order = (keyword: string) => (REVIEW_KEYWORDS as readonly string[]).indexOf(keyword);
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || order(a) - order(b))
    .slice(0, PROFILE_KEYWORDS_MAX)
    .map(([keyword]) => keyword);
}
