import { expect, test } from 'vitest';
import { popHistory, readHistory, recordReplacement, recordReturn, recordVisit } from './navigation-history';

test('keeps the last ten, never the same twice in a row', () => {
  for (let page = 1; page <= 12; page += 1) {
    recordVisit(`/gonggu/list/${page}`);
    recordVisit(`/gonggu/list/${page}`);
  }
  expect(readHistory()).toHaveLength(10);
  expect(readHistory()[0]).toBe('/gonggu/list/3');
  expect(readHistory().at(-1)).toBe('/gonggu/list/12');
});

test('the back arrow goes to the page before and forgets this one', () => {
  for (const path of ['/', '/gonggu/search?keyword=a', '/gonggu/list/1']) recordVisit(path);
  expect(popHistory('/')).toBe('/gonggu/search?keyword=a');
  expect(readHistory()).toEqual(['/', '/gonggu/search?keyword=a']);
});

test('without a page before it goes to the fallback', () => {
  recordVisit('/gonggu/list/1');
  expect(popHistory('/')).toBe('/');
});

test("the browser's own back is noticed", () => {
  for (const path of ['/', '/mypage', '/mypage/edit']) recordVisit(path);
  recordReturn('/mypage');
  expect(readHistory()).toEqual(['/', '/mypage']);
  recordReturn('/mypage/edit');
  expect(readHistory()).toEqual(['/', '/mypage', '/mypage/edit']);
});

test('a replaced address takes the place of the last one', () => {
  for (const path of ['/', '/oauth/callback']) recordVisit(path);
  recordReplacement('/');
  expect(readHistory()).toEqual(['/']);
});

test('what somebody else left in the storage is not trusted', () => {
  sessionStorage.setItem('navigationHistory', '{"a":1}');
  expect(readHistory()).toEqual([]);
  sessionStorage.setItem('navigationHistory', 'nonsense');
  expect(readHistory()).toEqual([]);
});
