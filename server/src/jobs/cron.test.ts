import { expect, test } from 'vitest';
import { SCHEDULES } from '../features';
import { minuteAfter, scheduleOf } from './cron';

test.each([
  ['* * * * *', '2031-03-03T03:07:00Z', true],
  ['5 * * * *', '2031-03-03T03:05:00Z', true],
  ['5 * * * *', '2031-03-03T03:06:00Z', false],
  ['*/10 * * * *', '2031-03-03T03:20:00Z', true],
  ['*/10 * * * *', '2031-03-03T03:25:00Z', false],
  ['20 18 * * *', '2031-03-03T18:20:00Z', true],
  ['20 18 * * *', '2031-03-03T17:20:00Z', false],
  ['0 1 1,15 * *', '2031-03-15T01:00:00Z', true],
  ['0 1 1,15 * *', '2031-03-14T01:00:00Z', false],
  ['0 9-17/4 * * 1-5', '2031-03-03T13:00:00Z', true],
  ['0 9-17/4 * * 1-5', '2031-03-03T14:00:00Z', false],
  ['0 9-17/4 * * 1-5', '2031-03-02T13:00:00Z', false],
  ['0 0 * 3 *', '2031-04-01T00:00:00Z', false],
])('%s at %s: %s', (cron, at, is) => expect(scheduleOf(cron)(new Date(at))).toBe(is));

test('what is no schedule is refused, and every one of the product is one', () => {
  for (const cron of ['* * * *', '* * * * * *', 'x * * * *', '1- * * * *']) expect(() => scheduleOf(cron)).toThrow();
  for (const { cron } of SCHEDULES) expect(scheduleOf(cron)).toBeTypeOf('function');
});

test('the next minute is a whole one', () => {
  expect(minuteAfter(new Date('2031-03-03T03:07:00.000Z'))).toEqual(new Date('2031-03-03T03:08:00.000Z'));
  expect(minuteAfter(new Date('2031-03-03T03:07:59.999Z'))).toEqual(new Date('2031-03-03T03:08:00.000Z'));
});
