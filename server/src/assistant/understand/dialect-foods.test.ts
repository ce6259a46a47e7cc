import { expect, test } from 'vitest';
import { talk } from '../test-talk';
import { withStandardFoods } from './chat-spelling';

test.each([
  ['밀가리 안 들어간 간식', 'wheat'],
  ['우리 애가 밀가리를 못 묵어예 과자 있능교', 'wheat'],
  ['밀까리 빼고 과자 추천', 'wheat'],
  ['새비 알레르기 있어요 과자', 'shrimp'],
  ['독새기 못 먹어요 빵 추천', 'egg'],
  ['기란 알러지 있어예', 'egg'],
  ['복상 알레르기 있어요', 'peach'],
  ['복숭개 못 먹어유', 'peach'],
  ['호콩 알레르기', 'peanut'],
  ['메물 알레르기', 'buckwheat'],
  ['도새기고기 못 먹수다', 'pork'],
  ['고등에 못 먹어요', 'mackerel'],
  ['오징에 빼고', 'squid'],
])('%s: leaves out %s', async (message, key) => {
  const { held } = await talk(message);
  expect(held.excluded.map((each) => each.key)).toContain(key);
});

test.each([
  ['감재 못 먹어요', '감자 못 먹어요'],
  ['정구지 빼고 반찬', '부추 빼고 반찬'],
  ['콩지름 있어요?', '콩나물 있어요?'],
  ['무시 빼고 반찬', '무 빼고 반찬'],
])('%s is %s', (said, written) => {
  expect(withStandardFoods(said)).toBe(written);
});

test.each([
  '행복상자 빼고',
  '제 말을 무시하고 있어요',
  '그 얘기란 게',
  '동네 가게란 가게',
  '밀가루 있어요',
  '새우 과자',
])('%s stays', (said) => {
  expect(withStandardFoods(said)).toBe(said);
});
