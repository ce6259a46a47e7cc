import { expect, test } from 'vitest';
import { DAY_AHEAD, daysAhead, SPAN, SPANS } from './day-words';

test.each([
  ['오늘', 0],
  ['낼', 1],
  ['내일 모레', 2],
  ['낼모레', 2],
  ['그글피', 4],
])('%s is so many days ahead', (word, days) => {
  expect(new RegExp(`^(?:${DAY_AHEAD})`).exec(word)?.[0]).toBe(word);
  expect(daysAhead(word)).toBe(days);
});

test.each([
  ['사흘', 3],
  ['열흘', 10],
  ['보름', 15],
])('%s are so many days', (word, days) => {
  expect(new RegExp(`^(?:${SPAN})$`).test(word)).toBe(true);
  expect(SPANS[word]).toBe(days);
});
