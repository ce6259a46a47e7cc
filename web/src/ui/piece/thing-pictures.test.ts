import { expect, test } from 'vitest';
import { pictureOf } from './thing-pictures';

test.each([
  ['감귤 10kg', '/pictures/fresh-006.webp?w=320'],
  ['햅쌀', '/pictures/fresh-138.webp?w=320'],
  ['청송사과10kg', '/pictures/fresh-001.webp?w=320'],
  ['마늘빵', null],
  ['김치', null],
  ['20kg', null],
])('the drawing of %s', (name, picture) => {
  expect(pictureOf(name)).toBe(picture);
});
