import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampOffset, cropRect } from './crop-rules';

test('a wide photo shows its middle', () => {
  expect(cropRect({ width: 400, height: 200 }, { zoom: 1, x: 0, y: 0 })).toEqual({ x: 100, y: 0, side: 200 });
});

test('whatever one does, the square lies within the photo', () => {
  const size = fc.record({ width: fc.integer({ min: 10, max: 8000 }), height: fc.integer({ min: 10, max: 8000 }) });
  const crop = fc.record({
    zoom: fc.double({ min: 1, max: 4, noNaN: true }),
    x: fc.integer({ min: -9999, max: 9999 }),
    y: fc.integer({ min: -9999, max: 9999 }),
  });
  fc.assert(
    fc.property(size, crop, (natural, wanted) => {
      const { x, y, side } = cropRect(natural, wanted);
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(y).toBeGreaterThanOrEqual(-0.01);
      expect(x + side).toBeLessThanOrEqual(natural.width + 0.01);
      expect(y + side).toBeLessThanOrEqual(natural.height + 0.01);
      expect(clampOffset(natural, clampOffset(natural, wanted))).toEqual(clampOffset(natural, wanted));
    }),
  );
});
