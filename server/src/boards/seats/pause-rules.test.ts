import { expect, test } from 'vitest';
import { pausedUntil, pauseWords } from './pause-rules';

const NOW = new Date('2026-11-15T03:00:00.000Z');
const days = (count: number) => new Date(NOW.getTime() - count * 86_400_000);

test.each([
  [0, null, null],
  [1, days(1), null],
  [2, days(1), days(-6)],
  [3, days(0), days(-7)],
  [2, days(6.999), days(-0.001)],
  [2, days(7), null],
])('%d seats lost unpaid, the last at %s: until %s', (count, last, until) => {
  expect(pausedUntil({ count, last }, NOW)).toEqual(until);
});

test('in words, by the day in Seoul', () => {
  expect(pauseWords(new Date('2026-11-23T15:00:00.000Z'))).toBe('11월 24일부터 다시 참여할 수 있어요.');
});
