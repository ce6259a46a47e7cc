import { expect, test } from 'vitest';
import { talk } from './test-talk';

/** Facts that people ask for in their first week. */
test.each([
  ['초등학생도 가입할 수 있나요', /만 14세/],
  ['우리 애 중2인데 가입 되나', /만 14세/],
  ['빈자리 나면 연락 주나요?', /빈자리 알림/],
  ['다 찬 공구 대기 걸 수 있어?', /빈자리 알림/],
  ['더 싸게 사면 차액은 누가 가져가요', /차액/],
  ['실제 산 가격이 다르면요? 비싸게 샀으면 더 내나요', /더 내지 않아요/],
  ['물건 받았다고 어디서 눌러요', /‘받았어요’/],
  ['구매확정은 어떻게 하나요', /‘받았어요’/],
  ['저희 집은 두 몫 사고 싶은데 되나요', /여러 몫/],
  ['결제 깜빡하면 어떻게 되나요', /자리를 다른 이웃에게/],
  ['탈퇴하면 기록도 다 없어져요?', /5년/],
  ['개인정보 뭐 모으나요', /개인정보 처리방침/],
])('%s', async (message, told) => {
  const { decision, text } = await talk(message);
  expect([decision.kind, text]).toEqual(['service', expect.stringMatching(told)]);
});

test('what is for somebody is also what it is: food for a dog is no pad for it', async () => {
  const { boards } = await talk('강아지 간식 공구 열린 거 있어?');
  expect(boards).toEqual([]);
  expect((await talk('강아지 패드 공구 있어?')).boards.map(({ title }) => title)).toEqual([
    expect.stringContaining('배변패드'),
  ]);
});

test('who eats no meat hears it in that word', async () => {
  expect((await talk('저희 집은 비건이에요')).text).toContain('채식');
});

test('a thing of which there is much is not offered', async () => {
  const { goods } = await talk('세제는 많아요. 빨래할 때 쓸 것 추천해 주세요');
  expect(goods.filter(({ name }) => name.includes('세제'))).toEqual([]);
});

test('an occasion has its own table: packing for a move, a party at home', async () => {
  expect((await talk('다음 주에 이사가는데 뭐 챙겨요')).goods[0]?.name).toContain('테이프');
  expect((await talk('성탄절 홈파티 뭐 하지')).goods[0]?.name).toContain('스테이크');
});

test('a meaning to eat in the spoken form is a wish', async () => {
  const { decision, goods } = await talk('갈치 조려 먹을라고');
  expect([decision.kind, goods.length > 0]).toEqual(['products', true]);
});

test('what is at home is left out in all its forms', async () => {
  const { goods } = await talk('볶음밥 할 건데 햄은 집에 있어 뭐 더 사지');
  expect(goods.filter(({ name }) => name.includes('햄'))).toEqual([]);
});

test('what only ends in the same syllable is something else: tempura is no seaweed', async () => {
  const { goods } = await talk('김은 집에 많아요. 새우튀김 추천해 주세요');
  expect(goods.map(({ name }) => name)).toContainEqual(expect.stringContaining('튀김'));
});
