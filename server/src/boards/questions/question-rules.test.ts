import { ANSWER_CHANGE_MS, type UserId } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { decideAnswer, hasContact, isChangeable } from './question-rules';

const now = new Date('2026-11-18T03:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const [leader, other] = [1, 2] as UserId[] as [UserId, UserId];
const waiting = { answeredAt: null, hiddenAt: null };

test.each([
  ['a waiting one', 'RECRUITING', waiting, leader, null],
  ['while buying', 'PAYING', waiting, leader, null],
  ['by somebody else', 'RECRUITING', waiting, other, 'NOT_LEADER'],
  ['none', 'RECRUITING', undefined, leader, 'QUESTION_NOT_FOUND'],
  ['a hidden one', 'RECRUITING', { ...waiting, hiddenAt: now }, leader, 'QUESTION_NOT_FOUND'],
  ['after the end', 'COMPLETED', waiting, leader, 'BOARD_COMPLETED'],
  ['after it was called off', 'CANCELLED', waiting, leader, 'BOARD_CANCELLED'],
  ['again, at five minutes', 'RECRUITING', { ...waiting, answeredAt: ago(ANSWER_CHANGE_MS) }, leader, null],
  ['later', 'RECRUITING', { ...waiting, answeredAt: ago(ANSWER_CHANGE_MS + 1) }, leader, 'ANSWER_STANDS'],
] as const)('answering %s', (_, stage, question, caller, expected) => {
  expect(decideAnswer({ leaderId: leader, stage }, question, caller, now)).toBe(expected);
});

test('an answer that was never given may be written', () => {
  expect(isChangeable({ answeredAt: null }, now)).toBe(true);
});

test.each([
  ['010-1234-5678로 연락 주세요', true],
  ['https://open.kakao.com/o/abc', true],
  ['껍질이 얇은 귤인가요?', false],
  ['맥주도 함께 오나요?', false],
])('%s', (text, expected) => {
  expect(hasContact(text)).toBe(expected);
});
