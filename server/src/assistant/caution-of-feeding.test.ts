import { expect, test } from 'vitest';
import { theNetwork } from './reader/network';
import { repliesTo } from './test-talk';

test.each([
  ['8개월 아기 간식 추천해줘', '요거트에 꿀 타 줘도 돼요?', /보툴리누스/],
  ['10개월 아기 이유식 재료 뭐 있어요', '꿀 조금 넣어도 되나요', /보툴리누스/],
  ['6개월 아기 먹을 거', '생우유 줘도 돼?', /철분/],
  ['11개월 아기 간식', '국에 소금 조금 넣어도 돼요?', /콩팥/],
  ['9개월 딸 간식', '포도 통째로 줘도 되나요', /네 조각/],
  ['20개월 아기 간식 추천', '땅콩 먹여도 되나요', /목에 걸릴/],
])('%s … %s: the reason, and no goods', async (first, next, reason) => {
  const { text, goods, boards, decision } = (await repliesTo([first, next], await theNetwork())).at(-1)!;
  expect(decision.kind).toBe('advice');
  expect(text).toMatch(reason);
  expect([...goods, ...boards]).toEqual([]);
});

test('the same in one message', async () => {
  const [reply] = await repliesTo(['돌 전 아기인데 꿀 먹여도 되나요'], await theNetwork());
  expect(reply!.text).toMatch(/보툴리누스/);
  expect(reply!.goods).toEqual([]);
});

test.each([
  ['8개월 아기 간식 추천해줘', '고구마 줘도 돼요?'],
  ['8개월 아기 간식 추천해줘', '꿀고구마 먹여도 되나요'],
  ['20개월 아기 간식 추천', '우유 줘도 돼요?'],
  ['8개월 아기 간식 추천해줘', '과일은?'],
])('%s … %s: no caution', async (first, next) => {
  expect((await repliesTo([first, next], await theNetwork())).at(-1)!.decision.kind).not.toBe('advice');
});
