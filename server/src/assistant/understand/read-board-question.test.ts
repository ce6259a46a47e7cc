import { expect, test } from 'vitest';
import { readBoardQuestion, wantsToJoin } from './read-board-question';
import { squeeze } from './squeeze';

const read = (message: string, goesOn = false) => readBoardQuestion(squeeze(message), goesOn);

test.each([
  ['지금 열린 공구 뭐 있어?', { withinDays: null, seats: null, order: null }],
  ['근처 공구 보여줘', { withinDays: null, seats: null, order: null }],
  ['딸기 공구 있어?', { withinDays: null, seats: null, order: null }],
  ['오늘 마감되는 공구 알려줘', { withinDays: 0, seats: null, order: 'closing' }],
  ['내일 마감인 거', { withinDays: 1, seats: null, order: 'closing' }],
  ['마감임박 공구', { withinDays: 2, seats: null, order: 'closing' }],
  ['제일 가까운 공구', { withinDays: null, seats: null, order: 'near' }],
  ['한 자리 남은 거 있나', { withinDays: null, seats: 1, order: null }],
  ['두자리 남은 공구', { withinDays: null, seats: 2, order: null }],
])('%s', (message, expected) => {
  expect(read(message)).toEqual(expected);
});

test.each([
  '공구 어떻게 열어?',
  '공구 취소하면 환불 돼?',
  '공구가 뭐야',
  '공구함 있어?',
  '라면 추천해줘',
  '제일 가까운 마트',
])('%s asks for no open purchases', (message) => {
  expect(read(message)).toBeNull();
});

test('on top of open purchases less has to be said', () => {
  expect(read('더 가까운 곳')).toBeNull();
  expect(read('더 가까운 곳', true)?.order).toBe('near');
});

test.each(['나 이거 참여할래', '2번 낄래', '참여하고 싶어'])('%s wants a seat', (message) => {
  expect(wantsToJoin(squeeze(message))).toBe(true);
});
