import { DAY_MS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { nextCheck, nextReading } from './reconcile-rules';

const ASKED = new Date('2026-11-15T03:00:00.000Z');
const MINUTE = 60_000;

test.each([
  [0, 30_000],
  [MINUTE, 30_000],
  [5 * MINUTE, 30_000],
  [10 * MINUTE, MINUTE],
  [DAY_MS, DAY_MS / 10],
  [3 * DAY_MS, (3 * DAY_MS) / 10],
  [3 * DAY_MS + 1, null],
])('%d ms after it was asked for, again in %d ms', (age, pause) => {
  const now = new Date(ASKED.getTime() + age);
  expect(nextCheck(ASKED, now)).toEqual(pause === null ? null : new Date(now.getTime() + pause));
});

test('a booked payment is read again the next day, or soon when nobody answered', () => {
  expect(nextReading(ASKED)).toEqual(new Date(ASKED.getTime() + DAY_MS));
  expect(nextReading(ASKED, false)).toEqual(new Date(ASKED.getTime() + 10 * MINUTE));
});
