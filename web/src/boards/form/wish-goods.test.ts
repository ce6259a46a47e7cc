import type { PostReading } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './board-draft';
import { filledByWish, wishGoods } from './wish-goods';

test.each([
  ['쌀 20kg', '쌀', '20kg'],
  ['제주 감귤 10kg', '제주 감귤', '10kg'],
  ['절임배추', '절임배추', ''],
  ['20kg', '20kg', ''],
])('%s', (wish, name, quantity) => {
  expect(wishGoods(wish)).toEqual({ name, quantity });
});

const rules = { sure: true, note: null, by: 'rules' } as const;
const READ: PostReading = {
  guesses: {
    name: { value: '쌀', said: '쌀', ...rules },
    quantity: { value: '20kg', said: '20키로', ...rules },
    categoryId: { value: 1, said: '쌀', ...rules },
    picture: { value: '/pictures/fresh-020.webp', said: '쌀', ...rules },
  },
  content: '',
  dropped: [],
  more: false,
  by: 'rules',
};

test('its words begin the form; the shelf is a guess, and the picture a drawing', () => {
  expect(filledByWish({ name: '쌀 20키로', people: 3, mine: false }, READ)).toEqual({
    draft: { ...EMPTY_DRAFT, name: '쌀', quantity: '20kg', totalUser: 4, categoryId: 1 },
    pictures: [expect.objectContaining({ url: '/pictures/fresh-020.webp' })],
    guessed: { totalUser: '찾던 이웃에 나를 더했어요', categoryId: '‘쌀’에서 골랐어요' },
  });
});

test.each([
  ['nobody answered', null],
  ['nothing was read', { ...READ, guesses: {} }],
])('%s: its words are split here', (_, reading) => {
  expect(filledByWish({ name: '쌀 20kg', people: 3, mine: true }, reading)).toEqual({
    draft: { ...EMPTY_DRAFT, name: '쌀', quantity: '20kg', totalUser: 3 },
    pictures: [],
    guessed: { totalUser: '함께 찾던 이웃이에요' },
  });
});

test.each([
  [1, true, 2],
  [30, false, 31],
])('%i in it, oneself %s: for %i', (people, mine, totalUser) => {
  expect(filledByWish({ name: '쌀', people, mine }, null).draft.totalUser).toBe(totalUser);
});
