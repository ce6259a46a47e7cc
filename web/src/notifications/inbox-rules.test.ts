import type { Notification } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { inboxTime, sectionsOf, weighty } from './inbox-rules';

/** Sunday, five in the afternoon in Seoul. */
const now = Date.parse('2026-11-15T08:00:00Z');
const at = (id: number, createAt: string) => ({ id, createAt }) as Notification;

test('today, the six days before, and what is older; empty sections are left out', () => {
  const entries = [
    at(5, '2026-11-15T07:59:00Z'),
    at(4, '2026-11-14T15:00:00Z'),
    at(3, '2026-11-14T14:59:59Z'),
    at(2, '2026-11-08T15:00:00Z'),
    at(1, '2026-11-08T14:59:59Z'),
  ];
  const seen = (now: number) =>
    sectionsOf(entries, now).map((section) => [section.title, section.entries.map((e) => e.id)]);
  expect(seen(now)).toEqual([
    ['오늘', [5, 4]],
    ['이번 주', [3, 2]],
    ['이전', [1]],
  ]);
  expect(seen(Date.parse('2026-12-15T08:00:00Z'))).toEqual([['이전', [5, 4, 3, 2, 1]]]);
  // A device's clock may be behind.
  expect(seen(Date.parse('2026-11-13T08:00:00Z'))[0]).toEqual(['오늘', [5, 4, 3]]);
});

test.each([
  ['2026-11-15T08:00:01Z', '방금 전'],
  ['2026-11-15T07:59:01Z', '방금 전'],
  ['2026-11-15T07:59:00Z', '1분 전'],
  ['2026-11-15T07:00:01Z', '59분 전'],
  ['2026-11-15T07:00:00Z', '1시간 전'],
  ['2026-11-15T02:00:01Z', '5시간 전'],
  ['2026-11-15T00:40:00Z', '오전 9:40'],
  ['2026-11-14T15:00:00Z', '오전 12:00'],
  ['2026-11-14T14:59:59Z', '어제'],
  ['2026-11-13T14:59:59Z', '11월 13일'],
])('%s is %s', (instant, words) => {
  expect(inboxTime(instant, now)).toBe(words);
});

test('amounts and appointed times weigh', () => {
  expect(weighty('19,950원을 11월 17일 밤 9시까지 결제해 주세요')).toEqual([
    '',
    '19,950원',
    '을 ',
    '11월 17일 밤 9시',
    '까지 결제해 주세요',
  ]);
  expect(weighty('리더가 물건을 살 차례예요')).toEqual(['리더가 물건을 살 차례예요']);
});
