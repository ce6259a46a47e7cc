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
  expect(filledByWish('쌀 20키로', READ)).toEqual({
    draft: { ...EMPTY_DRAFT, name: '쌀', quantity: '20kg', categoryId: 1 },
    pictures: [expect.objectContaining({ url: '/pictures/fresh-020.webp' })],
    guessed: { categoryId: '‘쌀’에서 골랐어요' },
  });
});

test.each([
  ['nobody answered', null],
  ['nothing was read', { ...READ, guesses: {} }],
])('%s: its words are split here', (_, reading) => {
  expect(filledByWish('쌀 20kg', reading)).toEqual({
    draft: { ...EMPTY_DRAFT, name: '쌀', quantity: '20kg' },
    pictures: [],
    guessed: {},
  });
});
