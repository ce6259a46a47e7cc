import { expect, test } from 'vitest';
import { shortPlace } from './short-place';

test.each([
  ['제주특별자치도 제주시 첨단로 242', '제주시 첨단로'],
  ['서울특별시 성동구 서울숲2길 32', '성동구 서울숲2길'],
  ['경기도 성남시 분당구 판교역로 166', '분당구 판교역로'],
  ['서울특별시 성동구 성수동1가', '성동구 성수동1가'],
  ['경상북도 울릉군 울릉읍', '울릉군 울릉읍'],
  ['어딘가', '어딘가'],
])('%s → %s', (address, short) => {
  expect(shortPlace(address)).toBe(short);
});
