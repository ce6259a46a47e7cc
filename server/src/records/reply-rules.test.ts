import type { BoardId, UserId } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { type ReplyTime, replyBand, replyMinutes, type SaidAt } from './reply-rules';

const at = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const said = (by: number, time: string, leader = false): SaidAt => ({ at: at(time), by: by as UserId, leader });
const minutes = (...talk: SaidAt[]) => Object.fromEntries(replyMinutes(talk));

test('from the first thing a follower said to the next of the leader, once', () => {
  expect(
    minutes(
      said(1, '10T09:00', true),
      said(2, '10T10:00'),
      said(2, '10T10:30'),
      said(1, '10T10:50', true),
      said(2, '10T11:00'),
      said(1, '10T20:00', true),
    ),
  ).toEqual({ 2: 50 });
  expect(minutes(said(2, '10T10:00'), said(3, '10T10:20'), said(1, '10T10:30', true))).toEqual({ 2: 30, 3: 10 });
});

test('in whatever order it is read', () => {
  expect(
    minutes(said(1, '10T10:30', true), said(2, '10T10:20'), said(1, '10T10:10', true), said(2, '10T10:00')),
  ).toEqual({
    2: 10,
  });
});

test('whoever was never answered has no time', () => {
  expect(minutes(said(1, '10T09:00', true), said(2, '10T10:00'))).toEqual({});
});

test.each([
  ['10T21:50', '11T08:10', 20],
  ['10T23:00', '11T07:59', 0],
  ['10T07:00', '10T08:30', 30],
  ['10T10:00', '10T21:59', 719],
  ['10T10:00', '10T22:00', 720],
  ['10T08:00', '10T21:00', 720],
  ['10T08:00', '14T08:00', 720],
])('only 8 to 22 h counts, and 720 at most: %s to %s is %d', (asked, answered, expected) => {
  expect(minutes(said(2, asked), said(1, answered, true))).toEqual({ 2: expected });
});

const NOW = at('18T12:00');
const time = (nth: number, minutes: number, more: Partial<ReplyTime> = {}): ReplyTime => ({
  boardId: (nth % 3) as BoardId,
  followerId: nth as UserId,
  minutes,
  at: new Date(NOW.getTime() - nth * 60_000),
  ...more,
});
const times = (...all: number[]) => all.map((each, nth) => time(nth, each));

test.each([
  [[1, 2, 10, 60, 700], 10],
  [[1, 2, 11, 60, 700], 60],
  [[1, 2, 60, 61, 700], 60],
  [[1, 2, 61, 61, 700], 720],
  [[720, 720, 720, 720, 720], 720],
  [[10, 60, 700, 1, 2], 10],
  [[61, 700, 1, 61, 61], 720],
  [[1, 1, 1, 1], null],
])('the median of %j is told as %s', (all, band) => {
  expect(replyBand(times(...all), NOW)).toBe(band);
});

test('five followers of three rooms, the newest twenty of 180 days', () => {
  const five = times(1, 1, 1, 1, 1);
  expect(
    replyBand(
      five.map((each) => ({ ...each, boardId: (each.boardId % 2) as BoardId })),
      NOW,
    ),
  ).toBeNull();
  expect(
    replyBand(
      five.map((each) => ({ ...each, followerId: (each.followerId % 4) as UserId })),
      NOW,
    ),
  ).toBeNull();
  const day = 86_400_000;
  const aged = (days: number) => five.map((each) => ({ ...each, at: new Date(NOW.getTime() - days * day) }));
  expect([replyBand(aged(180), NOW), replyBand(aged(180.1), NOW)]).toEqual([10, null]);
  const slow = Array.from({ length: 30 }, (_, nth) => time(nth + 20, 700));
  const fast = Array.from({ length: 20 }, (_, nth) => time(nth, 5));
  expect(replyBand([...slow, ...fast], NOW)).toBe(10);
});
