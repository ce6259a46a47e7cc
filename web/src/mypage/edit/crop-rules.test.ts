import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { centred, clampOffset, cropRect, zoomed } from './crop-rules';

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
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      // A drawing surface rounds to pixels; a sum of two doubles may differ in its last bit.
      expect(x + side).toBeLessThanOrEqual(natural.width + 1e-9);
      expect(y + side).toBeLessThanOrEqual(natural.height + 1e-9);
      expect(clampOffset(natural, clampOffset(natural, wanted))).toEqual(clampOffset(natural, wanted));
    }),
  );
});

test('what the window shows and what is kept are the same square, however far it was dragged', () => {
  const natural = { width: 400, height: 200 };
  const dragged = clampOffset(natural, { zoom: 1, x: 9999, y: 9999 });
  expect(cropRect(natural, dragged)).toEqual({ x: 0, y: 0, side: 200 });
  expect(centred(natural, dragged).left).toBe(0);
  expect(cropRect(natural, clampOffset(natural, { zoom: 2, x: -9999, y: -9999 }))).toEqual({
    x: 300,
    y: 100,
    side: 100,
  });
});

test('enlarging keeps what is in the middle of the window, within bounds', () => {
  const natural = { width: 400, height: 400 };
  const before = clampOffset(natural, { zoom: 2, x: 70, y: -35 });
  const after = clampOffset(natural, zoomed(before, 3));
  const middle = (crop: typeof before) => {
    const { x, y, side } = cropRect(natural, crop);
    return { x: Math.round(x + side / 2), y: Math.round(y + side / 2) };
  };
  expect(middle(after)).toEqual(middle(before));
  expect(zoomed(before, 99).zoom).toBe(4);
  expect(zoomed(before, 0.2).zoom).toBe(1);
});
