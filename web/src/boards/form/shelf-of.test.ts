import { expect, test } from 'vitest';
import { shelfOf } from './shelf-of';

test.each([
  ['청송 꿀사과', 1],
  ['햇살 쌀 20kg', 1],
  ['제주 감귤10kg', 1],
  ['생수', 2],
  ['키친타월 12롤', 3],
  ['3겹 물티슈', 4],
  ['사과주스', null],
  ['냉동 딸기', null],
  ['새우튀김', null],
  ['택배', null],
  ['사과 식초', null],
  ['', null],
])('on which shelf it clearly belongs: %s', (name, shelf) => {
  expect(shelfOf(name)).toBe(shelf);
});
