import { expect, test } from 'vitest';
import { talk } from './test-talk';

/** What a message leaves out beside a wish, however it is said. */
const REFUSED: [string, ...string[]][] = [
  // A thing alone with a question mark is what the next words are about.
  ['호두? 잣? 씹히는 순간 뱉어버림 개싫어 ㅋㅋ 아이스크림 ㄱㄱ', 'pine-nut', 'walnut'],
  ['우유? 계란? 전부 탈락. 빵 추천', 'egg', 'milk'],
  ['땅콩? 어림없지. 과자 추천', 'peanut'],
  ['새우... 진짜 소름. 볶음밥 추천', 'shrimp'],
  ['당근? 절대 안 먹음. 반찬 추천', '당근'],
  // Tests and their levels.
  ['MAST 검사지에 복숭아 6단계 빨간줄 쫙. 젤리 사도 될까요?', 'peach'],
  ['피부반응검사 새우 3+ 떴네요 만두 뭐 있어요', 'shrimp'],
  ['콩 4+래요 의사쌤이. 간식 뭐 먹죠', 'soy'],
  ['계란 클래스 3 나옴 간식 추천', 'egg'],
  ['검사결과지 호두 옆에 별표가 다섯개.. 빵 추천', 'walnut'],
  ['알레르기내과 교수님이 계란이랑은 평생 남남으로 살라고 하셨음... 과자 뭐 먹지', 'egg'],
  ['두드러기의 범인은 고등어였습니다 이제 생선구이용으로 뭘 사야 할까요', 'mackerel'],
  // Signs and smells.
  ['돼지고기X 소고기O 국거리', 'pork'],
  ['볶음밥 -새우', 'shrimp'],
  ['과자 no땅콩', 'peanut'],
  ['돼지 냄새 못 참는 신랑 고기 추천', 'pork'],
  ['커피 한 모금이면 새벽 4시까지 말똥말똥 음료 추천', 'caffeine'],
  ['금주 100일차 음료 추천', 'alcohol'],
  ['갑각류: 사망 / 견과: 괜찮음 / 과자 추천', 'crustacean'],
  ['땅콩 들어간거 🤮🤮 과자 추천', 'peanut'],
  // Goods that no label tells of.
  ['당근만 쏙쏙 골라내는 다섯살 볶음밥', '당근'],
  ['오이는 좀 그래 채소 추천', '오이'],
  ['브로콜리는 애가 경기를 일으켜요 채소 추천', '브로콜리'],
  ['남편이 오이라면 기겁을 해요 채소 추천', '오이'],
  ['가지는 식감 때문에 절대 노 채소 추천', 'eggplant'],
  ['파인애플 먹고 입안 다 헐었어 과일 추천', '파인애플'],
];

test.each(REFUSED)('%s', async (message, ...keys) => {
  const { held, decision } = await talk(message);
  expect(held.excluded.map(({ key }) => key).toSorted()).toEqual(keys);
  expect(['products', 'none']).toContain(decision.kind);
});

test.each(['계란? 급해요', '우유! 빨리!', '사과는 아침에 먹을거고 과자도 추천', '우유. 계란. 두부. 감사합니다'])(
  '%s refuses nothing',
  async (message) => {
    const { held, goods } = await talk(message);
    expect(held.excluded).toEqual([]);
    expect(goods.length).toBeGreaterThan(0);
  },
);
