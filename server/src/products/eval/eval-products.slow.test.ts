import { expect, test } from 'vitest';
import { evaluate, HELD_OUT_SEEDS, mean, RANKERS, townsOf } from './eval-products';

test('recommendations beat interest, popularity and chance, in recall and in order', () => {
  const towns = townsOf(HELD_OUT_SEEDS.slice(0, 1));
  const of = (name: keyof typeof RANKERS) => evaluate(RANKERS[name], towns)[0]!;
  const [ours, interest, popular, random] = [of('ours'), of('interest only'), of('popularity'), of('random')];
  expect(ours.ndcg).toBeGreaterThan(0.6);
  expect(ours.recall).toBeGreaterThan(0.33);
  expect(ours.ndcg).toBeGreaterThan(1.02 * interest.ndcg);
  expect(ours.ndcg).toBeGreaterThan(1.3 * popular.ndcg);
  expect(ours.ndcg).toBeGreaterThan(2.5 * random.ndcg);
  expect(ours.recall).toBeGreaterThan(interest.recall);
}, 30_000);

test('without a trace the stated interest leads, without that what neighbours love', () => {
  const [{ products, shoppers }] = townsOf([1]) as [ReturnType<typeof townsOf>[number]];
  const stranger = { ...shoppers[0]!.signals, likes: [], bought: [], views: [], searched: [], neighbours: new Map() };
  const kitchen = RANKERS.ours(products, { ...stranger, interestCategory: 3 });
  expect(kitchen.every(({ categoryId }) => categoryId === 3)).toBe(true);
  const anyone = RANKERS.ours(products, { ...stranger, interestCategory: null });
  const hearts = products.map(({ likeCount }) => likeCount).sort((a, b) => b - a);
  expect(mean(anyone.map(({ likeCount }) => likeCount))).toBeGreaterThan(0.8 * mean(hearts.slice(0, 8)));
}, 30_000);
