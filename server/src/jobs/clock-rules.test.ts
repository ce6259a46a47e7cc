import { HOUR_MS } from '@mungchi/contract';
import { describe, expect, test } from 'vitest';
import { byDay, earliest, firstDue, isByDay, nextRun } from './clock-rules';

const at = (local: string) => new Date(`2026-11-${local}:00.000+09:00`);
const NOW = at('16T12:00');

describe('firstDue', () => {
  const from = (day: string, until?: string) => (now: Date) =>
    now >= at(day) && (until === undefined || now < at(until)) ? 'step' : null;
  test.each([
    ['due already', from('15T21:00'), ['15T21:00'], NOW],
    ['still to come', from('17T21:00'), ['17T21:00'], at('17T21:00')],
    [
      'the first that says one, in whatever order',
      from('18T21:00'),
      ['19T21:00', '17T21:00', '18T21:00'],
      at('18T21:00'),
    ],
    ['over', from('15T21:00', '16T09:00'), ['15T21:00', '16T09:00'], null],
    ['no moment', from('17T21:00'), [], null],
  ])('%s', (_, step, moments, due) => {
    expect(firstDue(step, moments.map(at), NOW)).toEqual(due);
  });

  test('a date that is not there is no moment', () => {
    expect(firstDue(from('17T21:00'), [null, at('17T21:00')], NOW)).toEqual(at('17T21:00'));
  });
});

test('of several clocks the earliest', () => {
  expect(earliest([null, at('18T21:00'), at('17T21:00')])).toEqual(at('17T21:00'));
  expect(earliest([null])).toBeNull();
});

test.each([
  ['16T08:59', '16T09:00'],
  ['16T09:00', '16T09:00'],
  ['16T21:59', '16T21:59'],
  ['16T22:00', '17T09:00'],
  ['17T00:00', '17T09:00'],
])('by day: %s is %s', (local, day) => {
  expect(byDay(at(local))).toEqual(at(day));
  expect(isByDay(at(local))).toBe(local === day);
});

describe('nextRun', () => {
  const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
  test('what is still to come is waited for', () => {
    expect(nextRun(minutes(7), NOW, NOW)).toEqual(minutes(7));
  });
  test('what is due still, because it could not be done, is tried again in ten minutes', () => {
    expect(nextRun(NOW, NOW, NOW)).toEqual(minutes(10));
    expect(nextRun(minutes(-500), NOW, minutes(-500))).toEqual(minutes(10));
  });
  test('run by a database that is ahead of this clock: once a minute until it has come', () => {
    const ahead = new Date(NOW.getTime() + HOUR_MS);
    expect(nextRun(ahead, NOW, ahead)).toEqual(new Date(ahead.getTime() + 60_000));
    const later = new Date(ahead.getTime() + 60_000);
    expect(nextRun(ahead, NOW, later)).toEqual(new Date(later.getTime() + 60_000));
  });
});
