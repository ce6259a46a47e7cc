import { UPLOAD_MAX_RATIO, UPLOAD_MAX_SIDE } from '@mungchi/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutOf, isScalable } from './scale-rules';

const HEAVY = 1_000_001;

test.each([
  ['a 48 MP photo', 8064, 6048, [2560, 1920]],
  ['a 200 MP photo, upright', 12_240, 16_320, [2560, 3413]],
  ['a photo of an old phone', 1600, 1200, null],
  ['a long screenshot keeps its width', 1080, 9000, null],
  ['a very long one gives some of it away', 1440, 20_000, [1073, 14_907]],
])('%s', (_, width, height, expected) => {
  const cut = cutOf({ width, height }, HEAVY);
  expect(cut && [cut.size.width, cut.size.height]).toEqual(expected);
  if (cut) expect(cut.part).toEqual({ x: 0, y: 0, width, height });
});

test.each([
  ['a light photo goes as it is', 8064, 6048, null],
  ['a light screenshot that is too long loses its foot', 100, 3000, { x: 0, y: 0, width: 100, height: 2000 }],
  ['a panorama loses both sides', 3000, 100, { x: 500, y: 0, width: 2000, height: 100 }],
  ['a light one with a side too long is scaled', 900, 17_000, { x: 0, y: 0, width: 900, height: 17_000 }],
])('%s', (_, width, height, part) => {
  expect(cutOf({ width, height }, 1_000_000)?.part ?? null).toEqual(part);
});

test('whatever its size, what is sent is within the limits and has the shape of the part', () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(side, side, fc.boolean(), (width, height, isHeavy) => {
      const cut = cutOf({ width, height }, isHeavy ? HEAVY : 1000);
      const sent = cut?.size ?? { width, height };
      const [shorter, longer] = [Math.min(sent.width, sent.height), Math.max(sent.width, sent.height)];
      expect(longer).toBeLessThanOrEqual(UPLOAD_MAX_SIDE);
      expect(longer).toBeLessThanOrEqual(shorter * UPLOAD_MAX_RATIO);
      if (isHeavy) {
        expect(sent.width).toBeLessThanOrEqual(2560);
        expect(sent.width * sent.height).toBeLessThanOrEqual(16_000_000);
      }
      if (!cut) return;
      const { part } = cut;
      expect(part.x + part.width).toBeLessThanOrEqual(width);
      expect(Math.abs(sent.width * (part.height / part.width) - sent.height)).toBeLessThanOrEqual(
        1 + Math.max(part.height / part.width, 1) * 2,
      );
    }),
  );
});

test.each([
  ['image/jpeg', true],
  ['image/png', true],
  ['image/webp', true],
  ['image/heic', false],
  ['', false],
  ['application/pdf', false],
])('%s: %s', (type, expected) => {
  expect(isScalable({ type })).toBe(expected);
});
