import { expect, test } from 'vitest';
import { productNameParts, titleParts } from './name-parts';

test.each([
  ['제주 감귤 10kg 공구합니다.', '10kg', '제주 감귤', '10kg 공구합니다.'],
  ['유기농 샐러드 500g 12팩 공구합니다.', '500g 12팩', '유기농 샐러드', '500g 12팩 공구합니다.'],
  ['쌀 한 가마 공구합니다.', '한 가마', '쌀', '한 가마 공구합니다.'],
  ['다른 제목', '10kg', '다른 제목', ''],
])('%s', (title, quantity, name, amount) => {
  expect(titleParts(title, quantity)).toEqual({ name, amount });
});

test.each([
  ['한결축산 국내산 앞다리살 불고기용 2kg', '한결축산 국내산 앞다리살 불고기용', '2kg'],
  ['유기농 어린잎 샐러드 500g 12팩', '유기농 어린잎 샐러드', '500g 12팩'],
  ['포근한집 3겹 화장지 30m 30롤', '포근한집 3겹 화장지', '30m 30롤'],
  ['스텐 냄비 세트', '스텐 냄비 세트', ''],
  ['1A 2B', '1A 2B', ''],
])('%s', (whole, name, amount) => {
  expect(productNameParts(whole)).toEqual({ name, amount });
});
