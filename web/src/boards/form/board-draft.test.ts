import { expect, test } from 'vitest';
import {
  type BoardDraft,
  dropDraft,
  EMPTY_DRAFT,
  isReady,
  keepDraft,
  resumed,
  sameForm,
  storedDraft,
} from './board-draft';

const filled: BoardDraft = {
  name: '꿀사과',
  totalUser: 4,
  quantity: '10kg',
  price: 39_600,
  location: '서울 성동구 서울숲2길 32-14',
  meetingNote: '',
  deadline: '2026-11-17',
  categoryId: 1,
  content: '',
};
const ready = (draft: Partial<BoardDraft> = {}, rest = {}) =>
  isReady({ draft: { ...filled, ...draft }, pictures: 1, uploading: false, shop: false, ...rest });
const picture = (url: string) => ({ url, width: 1, height: 1, color: null, thumbhash: null, widths: [] });

test('everything that is needed is there', () => {
  expect(ready()).toBe(true);
  expect(ready({ content: '' })).toBe(true);
});

test.each([
  ['name', ''],
  ['totalUser', null],
  ['quantity', ''],
  ['price', null],
  ['location', ''],
  ['deadline', ''],
  ['categoryId', null],
] as const)('without %s it cannot be sent', (field, empty) => {
  expect(ready({ [field]: empty })).toBe(false);
});

test('neither without a picture nor while one is on its way', () => {
  expect(ready({}, { pictures: 0 })).toBe(false);
  expect(ready({}, { uploading: true })).toBe(false);
});

test('from the shop, name, category and picture are given', () => {
  expect(ready({ name: '', categoryId: null }, { pictures: 0, shop: true })).toBe(true);
  expect(ready({ price: null }, { shop: true })).toBe(false);
});

test('a changed field, another picture and another cover each make it a different form', () => {
  const form = { draft: filled, pictures: [picture('/a'), picture('/b')] };
  expect(sameForm(form, { draft: { ...filled }, pictures: [picture('/a'), picture('/b')] })).toBe(true);
  expect(sameForm(form, { ...form, draft: { ...filled, content: '나눠요' } })).toBe(false);
  expect(sameForm(form, { ...form, pictures: [picture('/a')] })).toBe(false);
  expect(sameForm(form, { ...form, pictures: [picture('/b'), picture('/a')] })).toBe(false);
});

test('a draft is found again under its own name, until it is dropped', () => {
  keepDraft('boardDraft', { draft: filled, pictures: [picture('/a')] }, 5);
  expect(storedDraft('boardDraft')).toEqual({ draft: filled, pictures: [picture('/a')], keptAt: 5 });
  expect(storedDraft('boardDraft:edit:7')).toBeNull();
  dropDraft('boardDraft');
  expect(storedDraft('boardDraft')).toBeNull();
});

test('a draft of an older version is completed, a broken one is none', () => {
  localStorage.setItem('own:boardDraft', JSON.stringify({ draft: { name: '쌀' } }));
  expect(storedDraft('boardDraft')).toEqual({ draft: { ...EMPTY_DRAFT, name: '쌀' }, pictures: [], keptAt: 0 });
  localStorage.setItem('own:boardDraft', '{');
  expect(storedDraft('boardDraft')).toBeNull();
});

test('a draft of a day ago comes without its pictures, which the server has cleared', () => {
  const hour = 3_600_000;
  const kept = { draft: filled, pictures: [picture('/a')], keptAt: 0 };
  const pristine = { draft: EMPTY_DRAFT, pictures: [picture('/stored')] };
  expect(resumed(kept, pristine, 19 * hour)).toEqual({ draft: filled, pictures: [picture('/a')] });
  expect(resumed(kept, pristine, 21 * hour)).toEqual({ draft: filled, pictures: [picture('/stored')] });
});
