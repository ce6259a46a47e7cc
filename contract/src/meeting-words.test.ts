import { expect, test } from 'vitest';
import { clockWords, meetingWords, weekdayWords } from './meeting-words';

const at = (local: string) => new Date(`${local}:00.000+09:00`);

test.each([
  ['2026-11-20T19:00', '2026-11-20T20:00', '11월 20일 금요일 저녁 7시 ~ 8시'],
  ['2026-11-21T11:00', '2026-11-21T12:00', '11월 21일 토요일 오전 11시 ~ 낮 12시'],
  ['2026-11-22T17:30', '2026-11-22T18:15', '11월 22일 일요일 오후 5시 30분 ~ 저녁 6시 15분'],
  ['2026-12-31T23:00', '2027-01-01T00:30', '12월 31일 목요일 밤 11시 ~ 다음 날 밤 12시 30분'],
])('%s to %s is %s', (from, to, words) => {
  expect(meetingWords(at(from), at(to))).toBe(words);
});

test('every hour of a day', () => {
  const hours = Array.from({ length: 24 }, (_, hour) =>
    clockWords(at(`2026-11-20T${String(hour).padStart(2, '0')}:00`)),
  );
  expect(hours.join(', ')).toBe(
    '밤 12시, 새벽 1시, 새벽 2시, 새벽 3시, 새벽 4시, 새벽 5시, 아침 6시, 아침 7시, 아침 8시, 오전 9시, 오전 10시, 오전 11시, ' +
      '낮 12시, 오후 1시, 오후 2시, 오후 3시, 오후 4시, 오후 5시, 저녁 6시, 저녁 7시, 저녁 8시, 밤 9시, 밤 10시, 밤 11시',
  );
});

test('weekdays are Seoul’s, also of days before', () => {
  const names = ['2026-11-14T23:59', '2026-11-15T00:00', '2026-11-16T12:00', '2020-02-29T00:00', '2024-02-29T00:00'];
  expect(names.map((name) => weekdayWords(at(name)))).toEqual(['토요일', '일요일', '월요일', '토요일', '목요일']);
});
