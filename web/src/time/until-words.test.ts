import { expect, test } from 'vitest';
import { nearEvening, timeLeft, untilWords } from './until-words';

const EVENING = '2026-11-17T12:00:00.000Z';
const at = (instant: string) => untilWords(EVENING, Date.parse(instant));

test.each([
  ['2026-11-15T03:00:00Z', '11월 17일 밤 9시', null],
  ['2026-11-16T12:00:00Z', '11월 17일 밤 9시', null],
  ['2026-11-16T12:00:01Z', '내일 밤 9시', '24시간 남음'],
  ['2026-11-16T14:59:00Z', '내일 밤 9시', '21시간 1분 남음'],
  ['2026-11-16T15:00:00Z', '오늘 밤 9시', '21시간 남음'],
  ['2026-11-17T09:12:00Z', '오늘 밤 9시', '2시간 48분 남음'],
  ['2026-11-17T11:00:30Z', '오늘 밤 9시', '1시간 남음'],
  ['2026-11-17T11:59:30Z', '오늘 밤 9시', '1분 남음'],
  ['2026-11-17T12:00:00Z', '오늘 밤 9시', '기한이 지났어요'],
  ['2026-11-18T00:00:00Z', '11월 17일 밤 9시', '기한이 지났어요'],
])('at %s it is %s, %s', (now, words, left) => {
  expect(at(now)).toEqual({ at: words, left });
});

test.each([
  ['2026-11-15T08:00:00Z', '2일 4시간'],
  ['2026-11-15T12:00:00Z', '2일'],
  ['2026-11-16T12:00:00Z', '1일'],
  ['2026-11-16T15:00:00Z', '21시간 남음'],
  ['2026-11-17T12:00:00Z', '기한이 지났어요'],
])('at %s there are %s', (now, words) => {
  expect(timeLeft(EVENING, Date.parse(now))).toBe(words);
});

test.each([
  ['2026-11-15T14:59:00Z', '11월 17일 밤 9시'],
  ['2026-11-15T15:00:00Z', '내일 밤 9시'],
  ['2026-11-16T15:00:00Z', '오늘 밤 9시'],
])('at %s the evening is %s', (now, words) => {
  expect(nearEvening(EVENING, Date.parse(now))).toBe(words);
});
