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

  test('what pictures of figures are drawn in stands out from their ground', () => {
    for (const drawn of ['brandText', 'brandSoft', 'gold', 'red', 'edge'] as const)
      expect(contrast(colors[drawn], colors.bg)).toBeGreaterThanOrEqual(3);
  });

  test('the dimmed canvas is the canvas under the dim', () => {
    const [red = 0, green = 0, blue = 0, part = 0] = colors.dim.match(/[\d.]+/g)!.map(Number);
    const under = [1, 3, 5].map((at) => Number.parseInt(colors.canvas.slice(at, at + 2), 16));
    const mixed = [red, green, blue].map((over, nth) => Math.round(part * over + (1 - part) * under[nth]!));
    expect(colors.canvasDim).toBe(`#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`);
  });
});

test('the ratio is the one of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
