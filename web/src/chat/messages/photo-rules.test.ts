import { expect, test } from 'vitest';
import { photoBox, photoRows } from './photo-rules';

const of = (count: number, width = 1200, height = 900) => Array.from({ length: count }, () => ({ width, height }));

test.each([
  ['one, lying', of(1), { width: 240, height: 180 }],
  ['one, standing', of(1, 900, 1600), { width: 180, height: 320 }],
  ['one, flat as a ribbon', of(1, 4000, 100), { width: 240, height: 88 }],
  ['two', of(2), { width: 240, height: 118 }],
  ['three', of(3), { width: 240, height: 272 }],
  ['four', of(4), { width: 240, height: 240 }],
])('%s', (_, photos, box) => {
  expect(photoBox(photos)).toEqual(box);
  expect(photoRows(photos).flat()).toHaveLength(photos.length);
});

test('five: two over three', () => {
  expect(photoRows(of(5)).map((row) => row.length)).toEqual([2, 3]);
  expect(Math.round(photoBox(of(5)).height)).toBe(199);
});
