import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '../eval/load-set';
import { loadKnowledge } from '../knowledge';
import { goodsOf } from '../retrieve/goods-index';
import { lexiconOf } from './lexicon';
import { readExclusions } from './read-exclusions';

const knowledge = loadKnowledge();
const lexicon = lexiconOf(goodsOf(demoCatalogue()), knowledge);
const read = (message: string) => readExclusions(message, lexicon, knowledge);
const short = (message: string) => read(message).excluded.map(({ key, why }) => `${key} ${why}`);

describe('what is left out, and why', () => {
  test.each([
    ['우유 알레르기 있어', ['milk allergy']],
    ['우유알러지있는데 간식추천', ['milk allergy']],
    ['아이가 계란 못 먹어요', ['egg cannot']],
    ['땅콩이랑 새우 알레르기', ['peanut allergy', 'shrimp allergy']],
    ['우유, 계란, 밀 알레르기', ['milk allergy', 'egg allergy', 'wheat allergy']],
    ['저 새우랑 게 못먹어요', ['shrimp cannot', 'crab cannot']],
    ['알레르기: 땅콩', ['peanut allergy']],
    ['우유 빼고 간식', ['milk refused']],
    ['간식 우유 빼고', ['milk refused']],
    ['우유 계란 빼고 간식', ['milk refused', 'egg refused']],
    ['밀가루 없는 빵', ['wheat refused']],
    ['우유 안 든 과자', ['milk refused']],
    ['우유 먹으면 배아파', ['milk cannot']],
    ['고기 안먹어', ['meat refused']],
    ['오이 싫어', ['오이 refused']],
    ['쌀은 집에 있어', ['쌀 have']],
    ['집에 쌀 있어서 잡곡', ['쌀 have']],
    ['라면은 많이 있어서', ['라면 have']],
    ['비건이에요', ['vegan diet']],
    ['글루텐프리 빵', ['gluten diet']],
    ['유당불내증', ['milk diet']],
    ['카페인 프리 음료', ['caffeine diet']],
    ['디카페인 커피', ['caffeine diet']],
    ['카페인 센 커피', []],
    ['치즈 알레르기', ['milk allergy']],
    ['치즈 말고 우유', ['치즈 refused']],
    ['매운거 못먹어', ['spicy cannot']],
    ['키위 알레르기', ['키위 allergy']],
    ['과자랑 라면 빼고', ['과자 refused', '라면 refused']],
    ['우리 애 견과류 알러진데 간식', ['nuts allergy']],
    ['땅콩을 먹었더니 알레르기가 올라왔어요', ['peanut allergy']],
    ['오렌지주스 말고 사과즙', ['오렌지주스 refused']],
    ['새우는 몬묵는다', ['shrimp cannot']],
  ])('%s', (message, expected) => {
    expect(short(message)).toEqual(expected);
  });
});

test.each([
  '우유 있어?',
  '우유 없어?',
  '과자 많이 있어?',
  '우유 알레르기 없어요',
  '땅콩 추천해줘',
  '씨없는 포도',
  '이거 말고 다른 거',
  '종류별로 과자 보여줘',
  '설탕 없는 두유',
])('%s leaves nothing out', (message) => {
  expect(short(message)).toEqual([]);
});

test.each([
  ['우유 이제 괜찮아', 'milk'],
  ['우유 먹어도 돼', 'milk'],
  ['계란 빼지 마', 'egg'],
  ['새우 알레르기 없어', 'shrimp'],
  ['비건 아니야', 'vegan'],
])('%s takes it back', (message, key) => {
  expect(read(message).takenBack).toContain(key);
});

test('the rest of the message is what is wanted', () => {
  expect(read('우유 알레르기 있어서 두유 추천해줘').rest).toBe('두유 추천해줘');
  expect(read('땅콩 빼고 과자 만원 이하').rest).toBe('과자 만원 이하');
});

test('an allergy against nothing named is noticed', () => {
  expect(read('알레르기 있는데 간식 추천').unnamed).toBe(true);
  expect(read('우유 알레르기 있는데 간식 추천').unnamed).toBe(false);
});
