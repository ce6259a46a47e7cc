import type { ChatRoom, Participant } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { ownSeat } from '../../api/room';
import { testMember, testRoom } from '../../api/test-room';
import { roomClock } from './room-clock';

const [FIRST, SECOND, END] = ['2026-11-17T12:00:00.000Z', '2026-11-18T12:00:00.000Z', '2026-11-23T12:00:00.000Z'];
const waitsFor = (...payBys: (string | null)[]) => [
  testMember({ participantId: 1, me: true }),
  ...payBys.map((payBy, at) => testMember({ participantId: at + 2, payBy })),
];

test.each<[string, Partial<ChatRoom>, Participant['role'], string | null]>([
  [
    'my own payment comes first',
    { payBy: SECOND, vacantUntil: FIRST, openSeats: 1 },
    'FOLLOWER',
    `${SECOND} 내 결제를 기다려요`,
  ],
  [
    'a vacancy ends it all',
    { vacantUntil: SECOND, openSeats: 2, participants: waitsFor(FIRST) },
    'FOLLOWER',
    `${SECOND} 빈자리 2개를 채우고 있어요`,
  ],
  [
    'beside seats that are handed on',
    { vacantUntil: SECOND, openSeats: 3, participants: [testMember({ participantId: 2, handingOn: true, seats: 2 })] },
    'LEADER',
    `${SECOND} 빈자리 1개를 채우고 있어요`,
  ],
  [
    'the first of two who owe',
    { participants: waitsFor(SECOND, null, FIRST) },
    'LEADER',
    `${FIRST} 이웃 2명의 결제를 기다려요`,
  ],
  ['nobody owes', { participants: waitsFor(null) }, 'LEADER', null],
  ['the leader buys', { stage: 'PAYING', buyBy: END }, 'LEADER', `${END} 물건을 살 차례예요`],
  ['others wait for it', { stage: 'PAYING', buyBy: END }, 'FOLLOWER', `${END} 리더의 구매를 기다려요`],
  ['a purchase older than its clock', { stage: 'PAYING' }, 'LEADER', null],
  ['bought', { stage: 'PURCHASED', buyBy: END }, 'LEADER', null],
])('%s', (_, changes, role, words) => {
  const room = testRoom(changes);
  const clock = roomClock(room, { ...ownSeat(room)!, role });
  expect(clock && `${clock.until} ${clock.what}`).toBe(words);
});

test('what happens then is said: the seat opens, or all of it ends', () => {
  const then = (changes: Partial<ChatRoom>) => roomClock(testRoom(changes), testMember({ participantId: 1 }))?.after;
  expect(then({ payBy: FIRST, payEnd: END })).toBe('기한이 지나면 자리가 다른 이웃에게 열려요.');
  expect(then({ payBy: END, payEnd: END })).toMatch(/모두 결제하지 않으면 공구를 취소하고 모두 돌려 드려요/);
  expect(then({ vacantUntil: FIRST, openSeats: 1 })).toBe('못 채우면 공구를 취소하고 모두 돌려 드려요.');
  expect(then({ stage: 'PAYING', buyBy: END })).toBe(
    '기한 뒤 3일 안에 소식이 없으면 공구를 취소하고 모두 돌려 드려요.',
  );
});
