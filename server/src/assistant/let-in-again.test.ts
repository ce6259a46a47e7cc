import { expect, test } from 'vitest';
import { talk } from './test-talk';

/** One of many is let in again; the others stay left out. */
test.each([
  [
    ['견과류 전부 알레르기예요', '땅콩은 이제 먹어도 된대요. 나머지 견과는 그대로 안 되고요', '땅콩버터 있어요?'],
    /땅콩/,
    'walnut',
  ],
  [['갑각류 알레르기 있어요 만두 추천', '새우는 괜찮대요', '새우 추천'], /새우/, 'crab'],
  [['해산물 못 먹어요', '생선은 괜찮아요', '생선 추천'], /고등어|갈치|굴비|연어/, 'squid'],
  [['조개 못 먹어 수산물 추천', '전복은 괜찮으니까 그거 보여줘'], /전복/, 'shellfish'],
  [['고기 안 먹어요 반찬 추천', '닭은 먹기로 했어요', '닭고기 추천'], /닭/, 'pork'],
])('%j', async (messages, wanted, kept) => {
  const { goods, held } = await talk(...messages);
  expect(goods.slice(0, 3).some(({ name }) => wanted.test(name))).toBe(true);
  expect(held.excluded.map(({ key }) => key)).toContain(kept);
});

test.each([
  [['돼지고기 안 먹어 고기 추천', '돼지고기 다시 ㅇㅋ 삼겹살'], /삼겹/],
  [['계란 안돼 빵', '재검했는데 계란 통과!! 계란 한 판'], /란/],
  [['새우 빼줘 볶음밥', '새우 빼라는 거 취소 새우 주세요'], /새우/],
])('%j takes it back and asks for it', async (messages, wanted) => {
  const { goods, held } = await talk(...messages);
  expect(held.excluded).toEqual([]);
  expect(goods.slice(0, 3).some(({ name }) => wanted.test(name))).toBe(true);
});

test.each([
  [['호두랑 잣은 목구멍이 붓는 느낌이라 못 삼켜요', '떡 주문할게요'], /떡/],
  [['국거리 소고기', '소는 사오지 말래 다른 고기', '닭으로 할게'], /닭/],
  [['근처 공구 뭐있나요', '공구 없으면 그냥 살 수 있는 채소라도요'], /채소|양파|당근|상추|배추|콩나물/],
  [['토마토 알 작은 거요 도시락 구석에 끼워넣게'], /토마토/],
  [['크래커 뭐 있어'], /과자|쿠키/],
])('%j asks for goods', async (messages, wanted) => {
  const { goods, decision } = await talk(...messages);
  expect(decision.kind).toBe('products');
  expect(goods.slice(0, 3).some(({ name }) => wanted.test(name))).toBe(true);
});
