import { expect, test } from 'vitest';
import { repliesTo, talk } from './test-talk';

/** A short second message is about the first, unless it names something else. */

test.each([
  [
    ['땅콩 알레르기 있어요', '아니 땅콩 말고 호두요'],
    ['peanut', 'walnut'],
  ],
  [['새우 못 먹어요', '아 새우가 아니라 게예요'], ['crab']],
  [
    ['우유 못 먹는 조카가 와요', '그리고 동생은 땅콩도요'],
    ['milk', 'peanut'],
  ],
])('%j leaves out what corrects it, and offers nothing', async (messages, keys) => {
  const { goods, held } = await talk(...messages);
  expect(goods).toEqual([]);
  expect(held.excluded.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
});

test('a way of cooking is no wish for what is left out', async () => {
  const { goods } = await talk('고기 안 먹는 사람들이랑 캠핑 가서 구워 먹을 거');
  expect(goods.length).toBeGreaterThan(0);
});

test('one more person, one more thing left out of the list', async () => {
  const { held } = await talk('복숭아 알레르기 있는 애 간식', '남편은 호두도요');
  expect(held.excluded.map(({ key }) => key)).toEqual(['peach', 'walnut']);
});

test('who likes all but one of a kind leaves out that one', async () => {
  const { held, decision } = await talk('고기 다 좋아하는데 닭만 못 먹어요');
  expect(decision.kind).toBe('products');
  expect(held.excluded.map(({ key }) => key)).toEqual(['chicken']);
});

test('what is refused is not offered as one of a whole kind', async () => {
  const { goods } = await talk('초코 들어간 건 질려서 안 먹어요 간식 추천');
  expect(goods.length).toBeGreaterThan(0);
  expect(goods.filter(({ name }) => /초코|초콜릿/.test(name))).toEqual([]);
});

test('another kind is looked for among purchases, where purchases were asked for', async () => {
  const { boards } = await talk('참외 공구 있어요?', '다른 과일은요?');
  expect(boards.length).toBeGreaterThan(0);
});

test('the price of what nobody has opened is that of the goods', async () => {
  const { goods } = await talk('설탕 공구 있나요', '그럼 설탕 얼마예요');
  expect(goods[0]!.name).toContain('설탕');
});

test.each([
  [['치약', '애들 쓸 거예요'], /어린이/],
  [['선물 추천', '여자친구 줄 거야'], /./],
  [['세제', '주방용이에요'], /주방세제/],
  [['칫솔', '전동이요'], /전동/],
])('%j says for whom or what, and keeps to it', async (messages, wanted) => {
  const { goods, decision } = await talk(...messages);
  expect(decision.kind).toBe('products');
  expect(goods.slice(0, 3).some(({ name }) => wanted.test(name))).toBe(true);
});

test('purchases that are too dear are shown by price', async () => {
  const { decision } = await talk('지금 열린 공구', '헉 비싸ㅠ');
  expect(decision).toMatchObject({ kind: 'open-boards', query: { order: 'cheap' } });
});

test("a maker's name is no thing", async () => {
  const { decision } = await talk('공구 여는 법', '이웃은 어떻게 모아요?');
  expect(decision.kind).toBe('service');
});

test('an occasion with a question what to serve asks for goods', async () => {
  const { decision } = await talk('회사 친구들 초대했는데 뭐 차려야 하지');
  expect(decision.kind).toBe('products');
});

test('a sigh is no wish', async () => {
  const replies = await repliesTo(['약속했는데 안 나왔어요', '에휴 ㅠㅠ']);
  expect(replies[1]!.decision).toMatchObject({ kind: 'talk', talk: { kind: 'sad' } });
});

test.each([
  [['자두 공구 있어요?', '그럼 상품은 뭐 있어요?'], 'products'],
  [['치약', '가격 비교해 주세요'], 'compare'],
  [['젤 저렴한 공구가 뭐예요'], 'open-boards'],
  [['공구 몇 시까지 신청돼요?'], 'service'],
])('%j is answered with %s', async (messages, kind) => {
  const { decision } = await talk(...messages);
  expect(decision.kind).toBe(kind);
});

test('the next of the purchases are others', async () => {
  const [first, next] = await repliesTo(['가까운 공구', '다음으로 가까운 건?']);
  const shown = first!.boards.map(({ id }) => id);
  expect(next!.boards.length).toBeGreaterThan(0);
  expect(next!.boards.filter(({ id }) => shown.includes(id))).toEqual([]);
});
