import { DAY_MS, HOUR_MS, STAGES } from '@mungchi/contract';
import { expect, test } from 'vitest';
import {
  decideMeeting,
  isAhead,
  isLate,
  isMoved,
  isSame,
  type Meeting,
  meetingEnd,
  timeProblem,
} from './appointment-rules';

const START_WORDS = '지금부터 30분 뒤, 3주 안으로 골라 주세요.';
const END_WORDS = '시작하고 15분에서 6시간 사이로 골라 주세요.';
const MINUTE = 60_000;
const now = new Date('2026-11-16T03:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const meeting: Meeting = {
  startsAt: after(DAY_MS),
  endsAt: after(DAY_MS + HOUR_MS),
  place: '정문 앞',
  note: '',
  latitude: 33.4,
  longitude: 126.5,
};

test('the leader, while everybody has paid and not everybody has the goods', () => {
  const table = STAGES.map((stage) => [stage, decideMeeting(stage, 'LEADER'), decideMeeting(stage, 'FOLLOWER')]);
  expect(table).toEqual([
    ['RECRUITING', 'NOT_MEETABLE', 'NOT_LEADER'],
    ['RECRUITED', 'NOT_MEETABLE', 'NOT_LEADER'],
    ['PAYING', null, 'NOT_LEADER'],
    ['PURCHASED', null, 'NOT_LEADER'],
    ['COMPLETED', 'NOT_MEETABLE', 'NOT_LEADER'],
    ['CANCELLED', 'NOT_MEETABLE', 'NOT_LEADER'],
  ]);
});

test('it takes an hour unless something else is said', () => {
  expect(meetingEnd(now, undefined)).toEqual(after(HOUR_MS));
  expect(meetingEnd(now, after(1))).toEqual(after(1));
});

test.each([
  [30 * MINUTE, 15 * MINUTE, null],
  [21 * DAY_MS, 6 * HOUR_MS, null],
  [30 * MINUTE - 1, HOUR_MS, { startsAt: START_WORDS }],
  [-DAY_MS, HOUR_MS, { startsAt: START_WORDS }],
  [21 * DAY_MS + 1, HOUR_MS, { startsAt: START_WORDS }],
  [HOUR_MS, 15 * MINUTE - 1, { endsAt: END_WORDS }],
  [HOUR_MS, -HOUR_MS, { endsAt: END_WORDS }],
  [HOUR_MS, 6 * HOUR_MS + 1, { endsAt: END_WORDS }],
])('%d ms ahead for %d ms', (ahead, length, problem) => {
  expect(timeProblem({ startsAt: after(ahead), endsAt: after(ahead + length) }, now)).toEqual(problem);
});

test.each<[Partial<Meeting>, moved: boolean, same: boolean]>([
  [{}, false, true],
  [{ startsAt: new Date(meeting.startsAt) }, false, true],
  [{ startsAt: after(DAY_MS + 1) }, true, false],
  [{ endsAt: after(DAY_MS + HOUR_MS + 1) }, true, false],
  [{ place: '후문' }, true, false],
  [{ note: '초록 가방' }, false, false],
  [{ latitude: 33.5 }, false, false],
  [{ longitude: 126.6 }, false, false],
])('%j', (change, moved, same) => {
  const to = { ...meeting, ...change };
  expect([isMoved(meeting, to), isSame(meeting, to)]).toEqual([moved, same]);
});

test.each([
  [2 * HOUR_MS, 3 * HOUR_MS, true, false],
  [2 * HOUR_MS - 1, 3 * HOUR_MS, true, true],
  [-HOUR_MS, 1, true, true],
  [-HOUR_MS, 0, false, false],
])('from %d to %d ms: ahead %s, late %s', (from, to, ahead, late) => {
  const times = { startsAt: after(from), endsAt: after(to) };
  expect([isAhead(times, now), isLate(times, now)]).toEqual([ahead, late]);
});
