import { ANSWER_CHANGE_MS, QUESTIONS_WAITING_MAX, type UserId } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { decideAskQuestion, decideQuestionAnswer, isChangeable } from './question-rules';

const now = new Date('2026-11-18T03:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const [leader, other] = [1, 2] as UserId[] as [UserId, UserId];
const waiting = { answeredAt: null, hiddenAt: null, deletedAt: null };

const post = {
  leaderId: leader,
  stage: 'RECRUITING',
  deadline: '2026-11-30',
  memberCount: 1,
  totalUser: 4,
  price: 40_000,
  handingOn: 0,
  vacantUntil: null,
  payEnd: null,
  heldAt: null,
  firstUntil: null,
  verifiedOnly: true,
  latitude: 33.45,
  longitude: 126.57,
} as Parameters<typeof decideAskQuestion>[0];
const stranger = { userId: other, isMember: false, isBlocked: false, waits: false };

test.each([
  ['a stranger, also of a purchase for checked neighbours', stranger, 0, {}, null],
  ['the last that has room', stranger, QUESTIONS_WAITING_MAX - 1, {}, null],
  ['one too many', stranger, QUESTIONS_WAITING_MAX, {}, 'QUESTIONS_FULL'],
  ['one’s own waits', { ...stranger, waits: true }, 0, {}, 'QUESTION_WAITS'],
  ['that is said before the number', { ...stranger, waits: true }, QUESTIONS_WAITING_MAX, {}, 'QUESTION_WAITS'],
  ['the leader', { ...stranger, userId: leader }, 0, {}, 'OWN_BOARD'],
  ['a member', { ...stranger, isMember: true }, 0, {}, 'ALREADY_JOINED'],
  ['apart from the leader', { ...stranger, isBlocked: true }, 0, {}, 'NOT_JOINABLE'],
  ['no seat is left', { ...stranger, waits: true }, 0, { memberCount: 4 }, 'BOARD_FULL'],
  ['the last day is over', stranger, 0, { deadline: '2026-11-17' }, 'BOARD_CLOSED'],
] as const)('asking: %s', (_, asker, count, changes, expected) => {
  expect(decideAskQuestion({ ...post, ...changes }, asker, count, now)).toBe(expected);
});

test.each([
  ['a waiting one', 'RECRUITING', waiting, leader, null],
  ['while buying', 'PAYING', waiting, leader, null],
  ['by somebody else', 'RECRUITING', waiting, other, 'NOT_LEADER'],
  ['none', 'RECRUITING', undefined, leader, 'QUESTION_NOT_FOUND'],
  ['a hidden one', 'RECRUITING', { ...waiting, hiddenAt: now }, leader, 'QUESTION_NOT_FOUND'],
  ['one that was taken back', 'RECRUITING', { ...waiting, deletedAt: now }, leader, 'QUESTION_NOT_FOUND'],
  ['after the end', 'COMPLETED', waiting, leader, 'BOARD_COMPLETED'],
  ['after it was called off', 'CANCELLED', waiting, leader, 'BOARD_CANCELLED'],
  ['again, at five minutes', 'RECRUITING', { ...waiting, answeredAt: ago(ANSWER_CHANGE_MS) }, leader, null],
  ['later', 'RECRUITING', { ...waiting, answeredAt: ago(ANSWER_CHANGE_MS + 1) }, leader, 'ANSWER_STANDS'],
] as const)('answering %s', (_, stage, question, caller, expected) => {
  expect(decideQuestionAnswer({ leaderId: leader, stage }, question, caller, now)).toBe(expected);
});

test('an answer that was never given may be written', () => {
  expect(isChangeable({ answeredAt: null }, now)).toBe(true);
});
