import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorthScaling, scaledSize } from './scale-rules';

test.each([
  ['a 48 MP photo', 8064, 6048, [2560, 1920]],
  ['a 200 MP photo, upright', 12_240, 16_320, [2560, 3413]],
  ['a photo of an old phone', 1600, 1200, null],
  ['a long screenshot keeps its width', 1080, 9000, null],
  ['a very long one gives some of it away', 1440, 20_000, [1073, 14_907]],
])('%s', (_, width, height, expected) => {
  const size = scaledSize(width, height);
  expect(size && [size.width, size.height]).toEqual(expected);
});

test('whatever its size, the result is within the limits and has the same shape', () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = scaledSize(width, height) ?? { width, height };
      expect(size.width).toBeLessThanOrEqual(2560);
      expect(size.width * size.height).toBeLessThanOrEqual(16_000_000);
      expect(Math.abs(size.width * (height / width) - size.height)).toBeLessThanOrEqual(1 + height / width);
    }),
  );
});

test.each([
  ['image/jpeg', 12_000_000, true],
  ['image/png', 1_000_001, true],
  ['image/jpeg', 900_000, false],
  ['image/heic', 12_000_000, false],
  ['', 12_000_000, false],
  ['application/pdf', 12_000_000, false],
])('%s of %i bytes: %s', (type, size, expected) => {
  expect(isWorthScaling({ type, size })).toBe(expected);
});
