import { beforeEach, describe, expect, test } from 'vitest';
import { type BoardDraft, dropDraft, EMPTY_DRAFT, isReady, isUntouched, keepDraft, keptDraft } from './board-draft';

const FULL: BoardDraft = {
  name: '딸기',
  totalUser: 3,
  quantity: '6kg',
  price: 48_000,
  location: '제주특별자치도 제주시 첨단로 242',
  deadline: '2026-11-20',
  categoryId: 1,
  content: '',
};
const ready = (change: Partial<BoardDraft>, rest: { pictures?: number; uploading?: boolean; shop?: boolean } = {}) =>
  isReady({ draft: { ...FULL, ...change }, pictures: 1, uploading: false, shop: false, ...rest });

describe('the submit button', () => {
  test('opens when everything needed is there; the text is not needed', () => {
    expect(ready({})).toBe(true);
  });

  test.each(['totalUser', 'quantity', 'price', 'location', 'deadline', 'name', 'categoryId'] as const)(
    'stays shut without %s',
    (field) => {
      expect(ready({ [field]: EMPTY_DRAFT[field] })).toBe(false);
    },
  );

  test('wants a picture, and waits for those on their way', () => {
    expect(ready({}, { pictures: 0 })).toBe(false);
    expect(ready({}, { uploading: true })).toBe(false);
  });

  test('from the shop, name, category and picture come from the product', () => {
    expect(ready({ name: '', categoryId: null }, { pictures: 0, shop: true })).toBe(true);
    expect(ready({ price: null }, { shop: true })).toBe(false);
  });
});

describe('a draft', () => {
  beforeEach(dropDraft);

  test('comes back after a reload; an untouched form leaves none', () => {
    keepDraft({ draft: FULL, pictures: [] });
    expect(keptDraft()).toEqual({ draft: FULL, pictures: [] });
    keepDraft({ draft: EMPTY_DRAFT, pictures: [] });
    expect(keptDraft()).toBeNull();
    expect(isUntouched(EMPTY_DRAFT, 0)).toBe(true);
  });

  test('that cannot be read is no draft', () => {
    sessionStorage.setItem('boardDraft', '{broken');
    expect(keptDraft()).toBeNull();
  });
});
