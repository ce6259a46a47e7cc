import { expect, test } from 'vitest';
import { homeName } from './home-name';

test.each([
  ['서울특별시 성동구 성수동1가', '서울 성동구 성수동1가'],
  ['제주특별자치도 제주시 영평동', '제주 제주시 영평동'],
  ['경상북도 울릉군 북면', '경북 울릉군 북면'],
  ['세종특별자치시 나성동', '세종 나성동'],
])('people think in 동: %s → %s', (neighbourhood, name) => {
  expect(homeName({ neighbourhood, address: '서울특별시 성동구 서울숲2길 32-14' })).toBe(name);
});

test.each([
  ['서울특별시 성동구 서울숲2길', '서울 성동구 서울숲2길'],
  ['서울숲길 1', '서울숲길 1'],
  [null, '주소를 설정해 주세요'],
])('where no 동 is known, the address stands for it: %s → %s', (address, name) => {
  expect(homeName({ neighbourhood: null, address })).toBe(name);
});
