import { expect, test } from 'vitest';
import { forgetShopping, recallShopping, rememberShopping } from './shopping-memory';
import { isNearEnd } from './use-scroll-end';

test('tab and scroll position are there until they were taken up', () => {
  rememberShopping({ tab: 3, scroll: 1280 });
  expect(recallShopping()).toEqual({ tab: 3, scroll: 1280 });
  forgetShopping();
  expect(recallShopping()).toBeNull();
});

test.each(['{', 'null', '{"tab":9,"scroll":0}', '{"tab":1,"scroll":-4}', '[]'])('%s is no memory', (stored) => {
  sessionStorage.setItem('shoppingPage', stored);
  expect(recallShopping()).toBeNull();
});

test('four fifths of the page are near its end', () => {
  expect(isNearEnd(799, 1000)).toBe(false);
  expect(isNearEnd(800, 1000)).toBe(true);
});
