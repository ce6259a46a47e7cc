import { expect, test } from 'vitest';
import { changedWords } from './change-words';

const change = (what: 'NAME' | 'QUANTITY' | 'PLACE' | 'DEADLINE', before: string | null, after: string) => ({
  what,
  before,
  after,
});

test.each([
  [[change('QUANTITY', '20kg', '10kg')], '수량이 20kg → 10kg로 바뀌었어요'],
  [[change('QUANTITY', '2박스', '3팩')], '수량이 2박스 → 3팩으로 바뀌었어요'],
  [[change('QUANTITY', '2봉', '30롤')], '수량이 2봉 → 30롤로 바뀌었어요'],
  [[change('DEADLINE', '2026-11-20', '2026-11-28')], '마감일이 11월 20일 → 11월 28일로 바뀌었어요'],
  [[change('PLACE', null, '뚝섬역')], '거래 장소가 바뀌었어요'],
  [[change('NAME', '귤', '사과'), change('PLACE', null, '뚝섬역')], '상품이 귤 → 사과로 바뀌었어요 (외 1개)'],
  [[], '공구 내용이 바뀌었어요'],
])('%j: %s', (changes, words) => {
  expect(changedWords(changes)).toBe(words);
});
