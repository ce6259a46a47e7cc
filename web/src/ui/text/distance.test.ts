import { expect, test } from 'vitest';
import { distanceText, radiusText, walkText } from './distance';

test.each([
  [0, '바로 앞'],
  [9, '바로 앞'],
  [10, '10m'],
  [324, '320m'],
  [994, '990m'],
  [996, '1.0km'],
  [1449, '1.4km'],
  [9949, '9.9km'],
  [9951, '10km'],
  [312_400, '312km'],
])('%i metres are %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text);
});

test.each([
  [9, null],
  [10, '걸어서 1분'],
  [280, '걸어서 4분'],
  [420, '걸어서 6분'],
  [640, '걸어서 10분'],
  [3000, '걸어서 45분'],
  [3001, null],
])('%i metres are %s', (metres, text) => {
  expect(walkText(metres)).toBe(text);
});

test('the radii as they are chosen', () => {
  expect([750, 1500, 3000].map(radiusText)).toEqual(['750m', '1.5km', '3km']);
});
