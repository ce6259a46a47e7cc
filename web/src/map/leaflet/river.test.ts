import { expect, test } from 'vitest';
import { LANDMARKS } from '../landmarks';
import { hanRiver } from './river';

function isInWater(latitude: number, longitude: number): boolean {
  const ring = hanRiver();
  let inside = false;
  ring.forEach(([y2, x2], index) => {
    const [y1, x1] = ring.at(index - 1)!;
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

test('성수 and 청담 lie on two banks, and the bridges between them over water', () => {
  expect(isInWater(37.5446, 127.0557)).toBe(false);
  expect(isInWater(37.5219, 127.0411)).toBe(false);
  // 성수대교, 영동대교, 반포대교, 마포대교
  for (const [latitude, longitude] of [
    [37.538, 127.0345],
    [37.531, 127.057],
    [37.515, 126.9965],
    [37.534, 126.937],
  ] as const)
    expect(isInWater(latitude, longitude)).toBe(true);
});

test('no station drowns', () => {
  expect(LANDMARKS.filter(([, latitude, longitude]) => isInWater(latitude, longitude)).map(([name]) => name)).toEqual(
    [],
  );
});
