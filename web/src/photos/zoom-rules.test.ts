import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOSE_UP, moved, swipedTo, toggledZoom, WHOLE, zoomedAt } from './zoom-rules';

const frame = { width: 400, height: 800 };
const coordinate = fc.integer({ min: -400, max: 400 });

test('what is under the fingers stays under them', () => {
  const at = { x: 60, y: -100 };
  const { scale, x, y } = zoomedAt(WHOLE, 2, at, frame);
  // The point of the picture that was at `at`, shown again: scaled about the middle, then moved.
  expect([at.x * scale + x, at.y * scale + y]).toEqual([at.x, at.y]);
});

test('however it is zoomed and moved, its edges stay outside the frame and it is never smaller than whole', () => {
  const step = fc.record({ factor: fc.double({ min: 0.2, max: 4, noNaN: true }), x: coordinate, y: coordinate });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let zoom = WHOLE;
      for (const { factor, x, y } of steps) {
        zoom = moved(zoomedAt(zoom, factor, { x, y }, frame), { x: y, y: x }, frame);
        expect(zoom.scale).toBeGreaterThanOrEqual(1);
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * frame.width) / 2 + 1e-6);
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * frame.height) / 2 + 1e-6);
      }
    }),
  );
});

test('a double tap goes close, another one back', () => {
  const close = toggledZoom(WHOLE, { x: 10, y: 10 }, frame);
  expect(close.scale).toBe(CLOSE_UP);
  expect(toggledZoom(close, { x: 0, y: 0 }, frame)).toEqual(WHOLE);
});

describe('a swipe', () => {
  test.each([
    ['to the left shows the next', 0, { x: -120, y: 10 }, 1],
    ['to the right the one before', 2, { x: 120, y: 10 }, 1],
    ['stops at the last', 2, { x: -300, y: 0 }, 2],
    ['stops at the first', 0, { x: 300, y: 0 }, 0],
    ['of a trembling finger does nothing', 1, { x: -20, y: 0 }, 1],
    ['downwards does nothing', 1, { x: -100, y: 300 }, 1],
  ])('%s', (_, index, by, expected) => {
    expect(swipedTo(index, by, 3, frame)).toBe(expected);
  });
});
