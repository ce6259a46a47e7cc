import { expect, test } from 'vitest';
import { answer, type BuiltInAnswer } from './answer';
import { demoCatalogue } from './eval/load-set';
import { evalNeighbourhood, TODAY } from './eval/world';
import { loadKnowledge } from './knowledge';
import { EMPTY_SLOTS } from './slots';
import { nounReader } from './understand/nouns';

const catalogue = demoCatalogue();
const around = {
  catalogue,
  knowledge: loadKnowledge(),
  nouns: await nounReader(),
  neighbourhood: evalNeighbourhood(catalogue),
  today: TODAY,
};

async function talk(...messages: string[]): Promise<BuiltInAnswer> {
  let slots = EMPTY_SLOTS;
  let last: BuiltInAnswer | null = null;
  for (const [turn, message] of messages.entries()) {
    last = await answer({ message, slots, turn, liking: { age: null, gender: null, interest: null } }, around);
    slots = last.slots;
  }
  return last!;
}

test('what was chosen among the list stays chosen', async () => {
  const { goods } = await talk('고기 추천', '돼지로', '더 싼건 없어?');
  expect(goods.length).toBeGreaterThan(0);
  expect(goods.every(({ traits }) => traits.contains.includes('pork'))).toBe(true);
});

test('for whom it is chooses among it', async () => {
  const { goods } = await talk('치약', '애기꺼');
  expect(goods.map(({ name }) => name).join()).toMatch(/어린이.*치약/);
});

test('what no label tells is said not to be told, and the list stays', async () => {
  const { goods, text } = await talk('접시', '전자렌지 되는거');
  expect(goods.every(({ name }) => /접시|대접/.test(name))).toBe(true);
  expect(text).toContain('상품 정보에 없어요');
});

test('a thing that some of the list go with is another thing', async () => {
  const { goods } = await talk('빵', '치즈는');
  expect(goods[0]?.name).toMatch(/치즈/);
});

test('when nothing is cheaper, the cheapest is shown and said to be it', async () => {
  const { goods, text } = await talk('사과', '더 싼거', '더 싼거', '더 싼거');
  expect(goods.length).toBeLessThanOrEqual(1);
  expect(text).toMatch(/저렴/);
});

test('a thing that ends like “also” is no allergy', async () => {
  const { held } = await talk('돼지고기 못먹어', '만두');
  expect(held.excluded.map(({ key }) => key)).toEqual(['pork']);
});

test('where nothing is left to offer, what was left out is the reason that is told', async () => {
  const { decision, text } = await talk('우유 알레르기 있어', '아이스크림은?');
  expect(decision.kind).toBe('none');
  expect(text).toContain('우유가 든 건');
});

test('a price per kilo is told per kilo', async () => {
  const { text } = await talk('쌀 20kg', '1kg에 얼만데');
  expect(text).toMatch(/1kg에 3,100원/);
});

test('one asked for is one shown', async () => {
  const { boards } = await talk('젤 가까운 공구 딱 하나만 알려줘');
  expect(boards.map(({ title }) => title)).toEqual(['맑은물 생수 2L 12병 공구합니다.']);
});

test('a purchase whose title says the word goes before what is made of it', async () => {
  const { boards } = await talk('배추 누가 모집하던데');
  expect(boards.map(({ title }) => title)).toEqual(['초록들 절임배추 20kg 공구합니다.']);
});

test('a verb before 공구 is nothing that could be missing', async () => {
  const { boards, text } = await talk('토요일에 마감하는 공구 있나');
  expect(boards.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/아직 없어요/);
});

test.each([
  ['500m 이내 공구', 'open-boards'],
  ['오늘 팀장한테 깨져서 넘 우울하다', 'talk'],
  ['비밀번호 까먹음', 'service'],
  ['사과할 일이 있어서 선물 사려고요', 'products'],
])('%s is no chance sound of something else', async (message, kind) => {
  const { decision, goods } = await talk(message);
  expect(decision.kind).toBe(kind);
  expect(goods.some(({ tags }) => tags.includes('사과'))).toBe(false);
});
