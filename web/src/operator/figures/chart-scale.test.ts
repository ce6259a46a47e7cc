import { expect, test } from 'vitest';
import { ceiling } from './chart-scale';

test.each([
  [0, 4],
  [3, 4],
  [4, 4],
  [5, 6],
  [11, 12],
  [22, 24],
  [25, 30],
  [99, 100],
  [101, 120],
  [1_620_000, 2_000_000],
])('%i is drawn on a scale up to %i', (value, top) => expect(ceiling(value)).toBe(top));
