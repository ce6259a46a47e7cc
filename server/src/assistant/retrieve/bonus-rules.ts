import type { Knowledge, Use } from '../knowledge';
import type { Need } from '../slots';
import { fitsOfAny, SMALLEST_FIT } from './fit-rules';
import type { Good, Goods } from './goods-index';

/** What is known of somebody's taste before they say a word. */
export type Liking = { age: number | null; gender: 'MALE' | 'FEMALE' | null; interest: number | null };

/** What lifts a good among those that would do: its size, its use, who asks, who liked it. */
export function bonusFor(need: Need, use: Use | undefined, goods: Goods, knowledge: Knowledge, liking: Liking) {
  const useful =
    use && need.topics.length > 0
      ? fitsOfAny(
          goods,
          use.needs.flatMap(({ find }) => find),
          null,
        )
      : null;
  const tastes = knowledge.tastes
    .filter(({ fromAge, toAge }) => liking.age !== null && liking.age >= fromAge && liking.age <= toAge)
    .filter(({ gender }) => gender === null || gender === liking.gender)
    .map(({ find }) => fitsOfAny(goods, find, null));
  return (good: Good): number => {
    const name = good.name.toLowerCase().replaceAll(' ', '');
    return (
      (need.sizes.some((size) => name.includes(size)) ? 3 : 0) +
      (useful?.has(good) ? 2 : 0) +
      (liking.interest === good.categoryId ? 0.2 : 0) +
      tastes.filter((taste) => (taste.get(good) ?? 0) >= SMALLEST_FIT).length * 0.4 +
      Math.min(1, Math.log1p(good.likeCount) / 8)
    );
  };
}
