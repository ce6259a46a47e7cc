import { expect, test } from 'vitest';
import { ndcg } from '../../../eval/ndcg';
import { evaluate, HELD_OUT_SEEDS, mean, RANKERS } from './eval-picks';

test('ours beats popularity alone and nearness alone clearly, in every neighbourhood', () => {
  const seeds = HELD_OUT_SEEDS.slice(0, 2);
  const [ours, popular, nearest] = ['ours', 'popular', 'nearest'].map((name) => evaluate(RANKERS[name]!, seeds));
  expect(mean(ours!)).toBeGreaterThan(1.25 * Math.max(mean(popular!), mean(nearest!)));
  for (const i of seeds.keys()) expect(ours![i]!).toBeGreaterThan(Math.max(popular![i]!, nearest![i]!));
});

test('nDCG: the ideal order is 1, the reverse less, and only the first k count', () => {
  expect(ndcg([3, 2, 1, 0], [0, 1, 2, 3], 4)).toBe(1);
  expect(ndcg([0, 1, 2, 3], [0, 1, 2, 3], 4)).toBeLessThan(1);
  expect(ndcg([3, 2, 0, 0], [3, 2, 1, 1], 2)).toBe(1);
  expect(ndcg([0], [0], 8)).toBe(1);
});
