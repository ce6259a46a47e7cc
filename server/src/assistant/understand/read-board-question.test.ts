import { expect, test } from 'vitest';
import { asksOfOne, wantsToJoin } from './asks-of-goods';
import { readBoardQuestion } from './read-board-question';
import { squeeze } from './squeeze';

const read = (message: string, goesOn = false) => readBoardQuestion(squeeze(message), goesOn);

test.each([
  [
    '지금 열린 공구 뭐 있어?',
    { withinDays: null, fromDays: null, seats: null, minSeats: null, maxMetres: null, order: null },
  ],
  ['근처 공구 보여줘', { withinDays: null, fromDays: null, seats: null, minSeats: null, maxMetres: null, order: null }],
  ['딸기 공구 있어?', { withinDays: null, fromDays: null, seats: null, minSeats: null, maxMetres: null, order: null }],
  [
    '오늘 마감되는 공구 알려줘',
    { withinDays: 0, fromDays: null, seats: null, minSeats: null, maxMetres: null, order: 'closing' },
  ],
  ['내일 마감인 거', { withinDays: 1, fromDays: 1, seats: null, minSeats: null, maxMetres: null, order: 'closing' }],
  ['마감임박 공구', { withinDays: 2, fromDays: null, seats: null, minSeats: null, maxMetres: null, order: 'closing' }],
  [
    '제일 가까운 공구',
    { withinDays: null, fromDays: null, seats: null, minSeats: null, maxMetres: null, order: 'near' },
  ],
  [
    '아무 공구나 가까운 순으로',
    { withinDays: null, fromDays: null, seats: null, minSeats: null, maxMetres: null, order: 'near' },
  ],
  [
    '공구 누가 안열었나',
    { withinDays: null, fromDays: null, seats: null, minSeats: null, maxMetres: null, order: null },
  ],
  [
    '좀 멀어도 되는 공구 있어?',
    { withinDays: null, fromDays: null, seats: null, minSeats: null, maxMetres: 3000, order: null },
  ],
  [
    '한 자리 남은 거 있나',
    { withinDays: null, fromDays: null, seats: 1, minSeats: null, maxMetres: null, order: null },
  ],
  ['두자리 남은 공구', { withinDays: null, fromDays: null, seats: 2, minSeats: 2, maxMetres: null, order: null }],
])('%s', (message, expected) => {
  expect(read(message)).toEqual(expected);
});

const ANY = { withinDays: null, fromDays: null, seats: null, minSeats: null, maxMetres: null, order: null };

test.each([
  ['300미터 안쪽 공구만', { maxMetres: 300 }],
  ['1km 안에서 마감 제일 여유있는 공구', { maxMetres: 1000, order: 'late' }],
  ['걸어서 5분 거리 공구 있어?', { maxMetres: 350, order: 'near' }],
  ['친구랑 둘이 같이 들어갈 자리 있는 공구 보여줘', { minSeats: 2 }],
  ['우리 셋이 참여할 수 있는 공구', { minSeats: 3 }],
  ['오늘밤에 마감되는거 있어? 공구 급함', { withinDays: 0, order: 'closing' }],
  ['모레까지 마감하는 공구', { withinDays: 2, order: 'closing' }],
  ['고양이 용품 공구는?', {}],
  ['과일 공구 뭐뭐 열렸는지', {}],
  ['공구중에 자리 제일 많이 남은 거', { minSeats: 2, order: 'roomy' }],
  ['오늘까지인 공구', { withinDays: 0, order: 'closing' }],
  ['샴푸공구 ㅇㄷ?', {}],
  ['요 근방에 같이 살 사람 모으는거 뭐 있어요?', {}],
])('%s', (message, expected) => {
  expect(read(message)).toEqual({ ...ANY, ...expected });
});

test.each([
  ['오늘 안에 신청해야 되는 거 있음?', { withinDays: 0, order: 'closing' }],
  ['이번주 안으로 문 닫는 공구들', { withinDays: 7, order: 'closing' }],
  ['마감 코앞인 공구', { withinDays: 2, order: 'closing' }],
  ['오늘까지만 받는 공구가 어떤 거죠', { withinDays: 0, order: 'closing' }],
  ['한 사람만 더 오면 되는 공구 있나요', { seats: 1 }],
  ['한 명 부족한 공구', { seats: 1 }],
  ['자리 두 개 비어있는 공구', { seats: 2, minSeats: 2 }],
  ['거의 다 모인 공구', { seats: 1 }],
  ['우리집에서 5분컷 공구 있냐', { maxMetres: 350, order: 'near' }],
  ['차 없이 갈 공구 있어?', { order: 'near' }],
  ['아직 사람 많이 필요한 공구 있어?', { order: 'roomy' }],
])('%s', (message, expected) => {
  expect(read(message)).toEqual({ ...ANY, ...expected });
});

test.each(['오늘 청소 끝내고 먹을 고기', '내일까지 과제 끝내야 되는데 간식', '시간이 별로 없어서 빨리 되는 반찬'])(
  '%s: what ends on a day need not be a purchase',
  (message) => {
    expect(read(message)).toBeNull();
  },
);

test('which one ends first, of those on screen', () => {
  expect(read('제일 빨리 끝나는게 뭐야')).toBeNull();
  expect(read('제일 빨리 끝나는게 뭐야', true)).toEqual({ ...ANY, order: 'closing' });
});

test.each(['몇명 더 와야 돼요?', '자리 몇개 남았어요?', '마감 언제야', '거리는?', '한사람당 얼마임?'])(
  '%s asks of one purchase',
  (message) => {
    expect(asksOfOne(squeeze(message))).toBe(true);
  },
);

test.each([
  '혼자서도 공구 열 수 있어? 최소 인원 궁금',
  '나 들어간 공구 있는데 갑자기 이사가게됨 빠질수있어?',
  '1번이랑 3번 같이 사면 얼마야?',
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
