import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '../eval/load-set';
import type { Exclusion } from '../exclusion';
import { theKnowledge } from '../load-knowledge';
import { goodsOf } from '../retrieve/goods-index';
import { nounThread } from './noun-thread';
import { readExclusions } from './read-exclusions';

const knowledge = theKnowledge();
const goods = goodsOf(demoCatalogue());
const { nouns } = nounThread();
const read = (message: string, held: Exclusion[] = []) => readExclusions(message, { goods, knowledge, nouns }, held);
const after = async (first: string, then: string) => read(then, (await read(first)).excluded);
const short = async (message: string) => (await read(message)).excluded.map(({ key, why }) => `${key} ${why}`);

describe('what is left out, and why', () => {
  test.each([
    ['우유 알레르기 있어', ['milk allergy']],
    ['우유알러지있는데 간식추천', ['milk allergy']],
    ['아이가 계란 못 먹어요', ['egg cannot']],
    ['분유 못 먹어요', ['milk cannot']],
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
    ['우유 먹으면 두드러기 나요. 소고기', ['milk allergy']],
    ['계란을 먹으면 두드러기 나요 돼지고기', ['egg allergy']],
    ['소고기 보여줘. 알레르기: 우유', ['milk allergy']],
  ])('%s', async (message, expected) => {
    expect(await short(message)).toEqual(expected);
  });
});

const keys = async (message: string) => (await read(message)).excluded.map(({ key }) => key).toSorted();

describe('however it is worded', () => {
  test.each([
    ['우유만 먹으면 배탈나요', ['milk']],
    ['땅콩 먹으면 입술이 퉁퉁 부어요', ['peanut']],
    ['새우 먹고 응급실 실려갔어요', ['shrimp']],
    ['복숭아 만지기만 해도 간지러움 과일 통조림 뭐 있음', ['peach']],
    ['견과 먹으면 목이 막 간질간질해', ['nuts']],
    ['딸이 우유를 마시면 얼굴이 빨개져요', ['milk']],
    ['전 우유 소화 못 시켜요', ['milk']],
    ['바나나 먹으면 변비와요 과일 추천', ['바나나']],
    ['매운거 먹고 속쓰린데 우유 추천', ['spicy']],
    ['커피 마시면 잠을 못자요 차 추천', ['caffeine']],
    ['토마토에 알레르기 반응 보임', ['tomato']],
  ])('by what it does: %s', async (message, expected) => {
    expect(await keys(message)).toEqual(expected);
  });

  test.each([
    ['할머니가 매운걸 아예 못드셔서 김치 추천', ['spicy']],
    ['우유가 몸에 안 받아요', ['milk']],
    ['밀가루 음식이 소화가 안돼요', ['wheat']],
    ['의사가 카페인 피하래요 커피 추천', ['caffeine']],
    ['새우랑 오징어는 절대 먹이지 말래요 의사가', ['shrimp', 'squid']],
    ['유제품 섭취 금지', ['milk']],
    ['고기는 이제 끊었어요', ['meat']],
    ['난 조개류는 입에도 안대', ['shellfish']],
    ['견과 알러지라 땅콩이고 호두고 다 안돼', ['nuts', 'peanut', 'walnut']],
    ['오징어 알레르기, 조개도 안됨', ['shellfish', 'squid']],
    ['계란 하나도 못먹는 아이', ['egg']],
    ['생선 가시 무서워서 못먹어', ['fish']],
    ['갑각류 민감해서요', ['crustacean']],
    ['매운거 약해요', ['spicy']],
    ['고기랑 생선은 안됩니더', ['fish', 'meat']],
  ])('by what is forbidden: %s', async (message, expected) => {
    expect(await keys(message)).toEqual(expected);
  });

  test.each([
    ['힌두교라 소고기 안드시는 동료랑 회식', ['beef']],
    ['무슬림 친구가 놀러와', ['alcohol', 'pork']],
    ['임산부인데 마실거 추천', ['alcohol', 'caffeine']],
    ['스님께 드릴 반찬', ['vegan']],
    ['맵찔이라서요', ['spicy']],
    ['6개월 아기 간식 추천', ['honey']],
    ['돌 전 아기 과자', ['honey']],
    ['vegan snack', ['vegan']],
    ['no milk 과자', ['milk']],
    ['nut-free snack', ['nuts']],
    ['노밀가루 간식', ['wheat']],
    ['무카페인 음료', ['caffeine']],
    ['우유❌ 계란❌ 간식', ['egg', 'milk']],
    ['우유 X, 계란 X', ['egg', 'milk']],
  ])('by a word that needs no verb: %s', async (message, expected) => {
    expect(await keys(message)).toEqual(expected);
  });

  test.each([
    ['팝콘은 이에 껴서 빼고', ['팝콘']],
    ['고등어는 가시땜에 시러 다른생선', ['mackerel']],
    ['버섯이랑 가지는 식감이 별로라 채소 추천', ['eggplant', '버섯']],
    ['토마토 케찹 냄새도 질색하는 신랑', ['tomato']],
    ['해산물 비려서 싫대요', ['seafood']],
    ['먹는거 말고 딴걸로', ['food']],
    ['고등어만 아니면 생선 아무거나', ['mackerel']],
    ['갑각류랑 조개류만 아니면 다 괜찮아요', ['crustacean', 'shellfish']],
    ['우유는 넣지 말아줘', ['milk']],
  ])('with its reason in between: %s', async (message, expected) => {
    expect(await keys(message)).toEqual(expected);
  });

  test.each([
    ['방울토마토 알레르기 있어요', ['tomato']],
    ['우유식빵 못 먹어요', ['milk']],
    ['새우젓 들어간 김치 못먹어요', ['shrimp']],
    ['복숭아 털 알레르기', ['peach']],
    ['사과 껍질 알레르기', ['사과']],
    ['우유 든 빵 빼고', ['milk']],
    ['새우맛 과자도 알레르기 올라와요', ['shrimp']],
    ['방울토마토 든 건 빼줘', ['tomato']],
  ])('by what a thing is made of: %s', async (message, expected) => {
    expect(await keys(message)).toEqual(expected);
  });

  test.each([
    ['당콩 알레르기 있어요', ['peanut']],
    ['게란 못먹어요', ['egg']],
    ['ㄸㅋ 알레르기', ['peanut']],
    ['ㅇㄹㄹㄱ 우유', ['milk']],
    ['내 매븐거 억수로 못묵는다 아이가', ['spicy']],
    ['해바라기씨 알레르기 있어요', ['해바라기씨']],
    ['고수 못 먹어요 쌀국수 추천', ['고수']],
    ['방부제 안 들어간 과자', ['방부제']],
  ])('misspelt, or known to nobody: %s', async (message, expected) => {
    expect(await keys(message)).toEqual(expected);
  });

  test.each([
    ['집에 쌀이랑 김은 있거든? 반찬 추천', ['김', '쌀']],
    ['냉장고에 계란 두판 있음', ['계란']],
    ['양파는 집에 한망 있어서 다른 채소', ['양파']],
  ])('since it is at home: %s', async (message, expected) => {
    expect(await keys(message)).toEqual(expected);
  });
});

test.each([
  ['우유 들었으면 초콜릿이고 뭐고 다 안돼', ['milk']],
  ['땅콩 든건 곤란해요', ['peanut']],
  ['돼지 닭 소 우유 계란 싹다 안먹음', ['beef', 'chicken', 'egg', 'milk', 'pork']],
  ['연어 먹으면 막 긁어요', ['fish']],
  ['초콜릿은 식상해', ['초콜릿']],
  ['휴지는 코스트코에서 샀으니까', ['휴지']],
  ['베지테리언인데 치즈는 먹는대', ['egg', 'lacto-ovo']],
])('what a later set showed: %s', async (message, expected) => {
  expect(await keys(message)).toEqual(expected);
});

test.each([
  ['나 계란 알러지 있었는데 커서 없어졌어 계란 추천해줘'],
  ['취소한지 하루 지났는데 결제금액이 안 들어왔네요'],
  ['알려주이소 고기랑 과일'],
])('%s leaves nothing out', async (message) => {
  expect(await keys(message)).toEqual([]);
});

describe('what may be meant to be left out is asked about', () => {
  test.each(['땅콩 걱정돼요', '새우가 좀 무서워요', '우유 참아야 해서'])('%s', async (message) => {
    expect((await read(message)).doubtful).not.toBeNull();
  });
  test.each(['우유 추천해줘', '우유 없어?', '고등어 가시 없는 거', '돼지고기 냄새 안 나는 거', '우유 못 먹어요'])(
    'but not %s',
    async (message) => {
      expect((await read(message)).doubtful).toBeNull();
    },
  );
});

test('a dish that does not agree names no ingredient', async () => {
  expect(await short('라면 먹으면 속이 안좋아 다른 야식')).toEqual(['라면 refused']);
  expect(await short('키위 먹으면 혀가 따가워요')).toEqual(['키위 cannot']);
});

test('one thing is corrected into another', async () => {
  const { excluded, takenBack } = await after('호두 알레르기', '아 호두가 아니라 잣이었네 ㅋㅋ');
  expect(excluded.map(({ key, why }) => `${key} ${why}`)).toEqual(['pine-nut allergy']);
  expect(takenBack).toContain('walnut');
});

test.each([
  '아까 뺀거 다 다시 넣어줘',
  '조건 초기화',
  '제외한 거 전부 취소해줘',
  '이제 다 먹어요',
  '못 먹는 거 없어요',
])('%s takes everything back', async (message) => {
  expect((await read(message)).takesAllBack).toBe(true);
});

test.each(['아무거나 괜찮아', '땅콩 빼고 다 먹어요', '다 괜찮아 보이네', '애들이 다 먹어버렸어'])(
  '%s takes nothing back',
  async (message) => {
    expect((await read(message)).takesAllBack).toBe(false);
  },
);

test.each(['이거 우유 먹어도 돼?', '우유 괜찮은거 추천', '우유 괜찮아?', '우유 추천해줘'])(
  'after an allergy, %s does not take it back',
  async (message) => {
    expect((await after('우유 알레르기', message)).takenBack).toEqual([]);
  },
);

test.each(['못 먹는 게 좀 많아요 간식 추천', '제가 좀 가리는 게 있어요 알레르기 땜에'])(
  '%s names nothing to leave out',
  async (message) => {
    expect((await read(message)).unnamed).toBe(true);
  },
);

test.each([
  '아침을 못 먹어서 배고파요',
  '라면 먹고싶어 죽겠다',
  '아플 때 먹으면 좋은 죽',
  '속 쓰릴 때 마실 우유 추천',
  '민감성 피부 바디로션 추천',
  '라면 괜찮은거 추천',
  '꽃가루 알레르기 있는데 마스크 추천',
  '새우 손질된거 추천',
  '두 가지 추천해줘',
  '우유 있어?',
  '우유 없어?',
  '분유는 안 파요잉?',
  '계란 안 파세요?',
  '과자 많이 있어?',
  '우유 알레르기 없어요',
  '땅콩 추천해줘',
  '씨없는 포도',
  '이거 말고 다른 거',
  '종류별로 과자 보여줘',
  '무설탕 두유',
])('%s leaves nothing out', async (message) => {
  expect(await short(message)).toEqual([]);
});

test.each([
  ['우유 알레르기', '우유 이제 괜찮아', 'milk'],
  ['우유 알레르기', '우유 먹어도 돼', 'milk'],
  ['계란 빼고', '계란 빼지 마', 'egg'],
  ['새우 못 먹어', '새우 알레르기 없어', 'shrimp'],
  ['비건이야', '비건 아니야', 'vegan'],
  ['계란 안 먹어', '아 계란은 먹는다네요 제가 잘못 들음', 'egg'],
  ['매운거 못먹어', '매워도 돼 이제', 'spicy'],
  ['견과 알레르기', '견과는 알고보니 괜찮대요', 'nuts'],
  ['생선 빼줘', '아냐 생선은 도저히 못끊겠다 다시 ㄱ', 'fish'],
  ['돼지고기 안먹음', '돼지는 다시 넣어도 돼', 'pork'],
])('after %s, %s takes it back', async (first, then, key) => {
  expect((await after(first, then)).takenBack).toContain(key);
});

test('the rest of the message is what is wanted', async () => {
  expect((await read('우유 알레르기 있어서 두유 추천해줘')).rest).toBe('두유 추천해줘');
  expect((await read('땅콩 빼고 과자 만원 이하')).rest).toBe('과자 만원 이하');
});

test('an allergy against nothing named is noticed', async () => {
  expect((await read('알레르기 있는데 간식 추천')).unnamed).toBe(true);
  expect((await read('우유 알레르기 있는데 간식 추천')).unnamed).toBe(false);
});

test('a long run of particles is read to its end', async () => {
  const run = '에는'.repeat(200);
  expect(await keys(`우유${run}x ${run}x 알레르기 땅콩 ${run} 못먹어`)).toContain('peanut');
});
