import { expect, test } from 'vitest';
import { changedWords, changeTitle } from './change-words';
import { ownAmounts } from './own-amounts';

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

test('one change is named in the title, several are not', () => {
  expect(changeTitle([change('QUANTITY', '20kg', '10kg')])).toBe('수량이 바뀌었어요');
  expect(changeTitle([change('NAME', '귤', '사과'), change('PLACE', null, '뚝섬역')])).toBe('공구 내용이 바뀌었어요');
});

test.each([
  ['20kg', '10kg', 1, { before: '약 5kg', after: '약 2.5kg' }],
  ['20kg', '10kg', 2, { before: '약 10kg', after: '약 5kg' }],
  [null, '60구', 1, { before: null, after: '15구' }],
  ['한 상자쯤', '60구', 1, { before: null, after: '15구' }],
  ['20kg', '한 상자쯤', 1, null],
])('of %s, then %s, %i of four seats hold', (before, after, seats, own) => {
  expect(ownAmounts({ changes: [change('QUANTITY', before, after)], totalUser: 4 }, seats)).toEqual(own);
});
