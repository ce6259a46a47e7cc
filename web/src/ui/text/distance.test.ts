import { expect, test } from 'vitest';
import { distanceText } from './distance';

test.each([
  [0, '바로 앞'],
  [9, '바로 앞'],
  [10, '10m'],
  [324, '320m'],
  [994, '990m'],
  [996, '1.0km'],
  [1449, '1.4km'],
])('%i metres are %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text);
});
