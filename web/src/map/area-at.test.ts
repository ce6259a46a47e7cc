import { describe, expect, it } from 'vitest';
import { holds } from './area-at';

const square = (west: number, south: number, side: number) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];
/** An island of four degrees with a lake of two in it, and another island far off. */
const area = {
  bbox: [0, 0, 20, 4] as [number, number, number, number],
  geometry: {
    type: 'MultiPolygon' as const,
    coordinates: [[square(0, 0, 4), square(1, 1, 2)], [square(16, 0, 4)]],
  },
};

describe('holds', () => {
  it.each([
    ['on the first island', 0.5, 0.5, true],
    ['on the other', 2, 18, true],
    ['in the lake', 2, 2, false],
    ['between the islands', 2, 10, false],
    ['outside of both', 5, 2, false],
  ])('%s', (_, latitude, longitude, expected) => {
    expect(holds(area, { latitude, longitude })).toBe(expected);
  });
});
