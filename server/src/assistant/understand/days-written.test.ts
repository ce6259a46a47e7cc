import { expect, test } from 'vitest';
import { daysWritten } from './days-written';

/** A Sunday. */
const TODAY = '2026-11-15';

test.each([
  ['토요일까지 하는 공구', '6일까지 하는 공구'],
  ['수요일에 마감되는 거', '3일에 마감되는 거'],
  ['다음 주 화요일에 끝나는 거', '2일에 끝나는 거'],
  ['일요일 마감', '오늘 마감'],
  ['주말까지 하는 공구 있나요', '오늘까지 하는 공구 있나요'],
  ['20일까지 모집하는 거', '5일까지 모집하는 거'],
  ['11월 30일 마감', '15일 마감'],
  ['10일까지인 공구', '25일까지인 공구'],
  ['3일까지 하는 거', '3일까지 하는 거'],
  ['토요일에 먹을 고기', '토요일에 먹을 고기'],
  ['주말에 캠핑 가는데', '주말에 캠핑 가는데'],
])('%s', (typed, written) => {
  expect(daysWritten(typed, TODAY)).toBe(written);
});

test('on another day the same words are other days', () => {
  expect(daysWritten('주말까지 하는 공구', '2026-11-18')).toBe('4일까지 하는 공구');
  expect(daysWritten('다음 주 월요일까지', '2026-11-18')).toBe('5일까지');
});
