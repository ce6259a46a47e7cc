import { expect, test } from 'vitest';
import { shortAddress } from './short-address';

test.each([
  ['서울특별시 성동구 서울숲2길', '서울 성동구 서울숲2길'],
  ['제주특별자치도 제주시 첨단로 242', '제주 제주시 첨단로 242'],
  ['경상북도 울릉군', '경북 울릉군'],
  ['세종특별자치시 한누리대로', '세종 한누리대로'],
  ['서울숲길 1', '서울숲길 1'],
  [null, '주소를 설정해 주세요'],
])('%s → %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
