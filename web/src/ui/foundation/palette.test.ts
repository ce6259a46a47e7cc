import { describe, expect, test } from 'vitest';
import { dark, light, textPairs } from './palette';
import { contrast } from './test-contrast';

const schemes = { light, dark };

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  const colors = schemes[scheme];
  const pairs = textPairs.flatMap(([word, grounds]) => grounds.map((ground) => [word, ground] as const));

  test.each(pairs)('%s on %s is readable', (word, ground) => {
    expect(contrast(colors[word], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('control outlines stand out from their ground', () => {
    for (const ground of ['bg', 'card'] as const) {
      expect(contrast(colors.edge, colors[ground])).toBeGreaterThanOrEqual(3);
      expect(contrast(colors.brand, colors[ground])).toBeGreaterThanOrEqual(3);
    }
  });
});

test('the ratio is the one of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
