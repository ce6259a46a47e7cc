import type { ChatRoom, Participant } from '@mungchi/contract';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownSeat } from '../../api/room';
import { testRoom } from '../../api/test-room';
import { TestRouter, visit } from '../../shell/test-router';
import { type RoomContext, RoomContextOf } from '../room/room-context';
import { NextStep } from './next-step';

vi.mock('./use-step-press', async (original) => ({
  ...(await original<typeof import('./use-step-press')>()),
  useStepPress: () => ({ press: () => {}, sayRepeated: () => {} }),
}));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T03:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

function open(changes: Partial<ChatRoom>, mine: Partial<Participant> = {}) {
  const room = testRoom(changes);
  const me = { ...ownSeat(room)!, ...mine };
  visit('/');
  render(
    <TestRouter
      screens={{
        '/': (
          <RoomContextOf value={{ room, me } as RoomContext}>
            <NextStep />
          </RoomContextOf>
        ),
      }}
    />,
  );
  return screen.queryByRole('region', { name: '다음 할 일' })?.textContent ?? null;
}

const EVENING = '2026-11-21T12:00:00.000Z';
const owing = testRoom().participants.map((one) => (one.payStatement === 'UNPAID' ? { ...one, payBy: EVENING } : one));

const poll = { id: 3, endsAt: EVENING, closed: false, answered: false, unanswered: 2 };
const meeting = (day: string) => ({
  startsAt: `${day}T10:00:00.000Z`,
  endsAt: `${day}T11:00:00.000Z`,
  place: '서울숲역 4번 출구',
});

const reviewed = testRoom().participants.map((one) => ({ ...one, reviewed: true }));

test.each<[string, Partial<ChatRoom>, Partial<Participant>, string | null]>([
  ['my share is due', {}, {}, '내가 낼 금액 3,333원모두 결제하면 리더가 주문해요결제하기'],
  ['I have paid', {}, { payStatement: 'PAID' }, null],
  ['the leader waits for the others', {}, { role: 'LEADER', payStatement: 'PAID' }, null],
  ['the leader buys', { stage: 'PAYING' }, { role: 'LEADER' }, '물건을 살 차례예요사고 나서 눌러 주세요샀어요'],
  ['the leader is buying', { stage: 'PAYING' }, {}, null],
  ['it was bought', { stage: 'PURCHASED' }, {}, '약속을 기다리고 있어요정해지면 바로 알려 드릴게요'],
  [
    'weeks went by and we never met',
    { stage: 'PURCHASED', stalled: true },
    {},
    '물건을 받으셨나요?받고 나서 눌러 주세요받았어요',
  ],
  [
    'the leader has bought',
    { stage: 'PURCHASED', waiting: 2 },
    { role: 'LEADER' },
    '약속을 정할 차례예요이웃 2명이 기다리고 있어요약속 정하기',
  ],
  ['I am asked when', { stage: 'PURCHASED', poll }, {}, '언제 만날까요?11월 21일 밤 9시까지 골라 주세요고르기'],
  [
    'I have answered',
    { stage: 'PURCHASED', poll: { ...poll, answered: true } },
    {},
    '약속을 기다리고 있어요정해지면 바로 알려 드릴게요',
  ],
  [
    'the leader waits for answers',
    { stage: 'PURCHASED', poll, waiting: 2 },
    { role: 'LEADER' },
    '2명이 아직 답하지 않았어요11월 21일 밤 9시까지정하기',
  ],
  [
    'everybody has answered',
    { stage: 'PURCHASED', poll: { ...poll, unanswered: 0 }, waiting: 2 },
    { role: 'LEADER' },
    '가능한 시간이 모였어요만날 시간을 정해 주세요정하기',
  ],
  [
    'we meet tomorrow',
    { stage: 'PURCHASED', appointment: meeting('2026-11-20') },
    {},
    '금20내일 저녁 7시서울숲역 4번 출구약속 보기',
  ],
  [
    'the leader meets the others on Saturday',
    { stage: 'PURCHASED', appointment: meeting('2026-11-21'), waiting: 2 },
    { role: 'LEADER' },
    '토21토요일 저녁 7시서울숲역 4번 출구약속 보기',
  ],
  [
    'the meeting has begun',
    { stage: 'PURCHASED', appointment: meeting('2026-11-18') },
    {},
    '물건을 받으셨나요?받고 나서 눌러 주세요받았어요',
  ],
  [
    'the leader hands over',
    { stage: 'PURCHASED', appointment: meeting('2026-11-18'), waiting: 2 },
    { role: 'LEADER' },
    '2명 중 0명 받았어요2명이 남았어요전달 화면',
  ],
  [
    'the leader waits for the last to say so',
    { stage: 'PURCHASED', appointment: meeting('2026-11-18'), waiting: 0 },
    { role: 'LEADER' },
    '2명 중 0명 받았어요받았다는 답을 기다리고 있어요전달 화면',
  ],
  [
    'it was handed to me',
    { stage: 'PURCHASED', confirmBy: EVENING, poll },
    {},
    '받았다면 눌러 주세요11월 21일 밤 9시에 자동 완료받았어요',
  ],
  [
    'I have told of a problem',
    { stage: 'PURCHASED', disputed: true },
    {},
    '알린 문제를 확인하고 있어요마무리되면 바로 알려 드릴게요자세히 보기',
  ],
  [
    'an operator hears the leader',
    { stage: 'PURCHASED', disputed: true },
    { role: 'LEADER', tradeCompleted: true },
    '알린 문제를 확인하고 있어요마무리되면 바로 알려 드릴게요자세히 보기',
  ],
  [
    'the leader is to answer a problem, whatever else is heard',
    { stage: 'PURCHASED', disputed: true, asked: { nickname: '민지', answerBy: EVENING } },
    { role: 'LEADER', tradeCompleted: true },
    '민지님이 문제를 알렸어요11월 21일 밤 9시까지\u00A0· 2일 9시간 남음답하기',
  ],
  ['I have received it', { stage: 'PURCHASED' }, { tradeCompleted: true }, null],
  ['it is over', { stage: 'COMPLETED' }, {}, '함께한 이웃은 어땠나요?리뷰를 남겨 주세요리뷰 쓰기'],
  ['everybody was reviewed', { stage: 'COMPLETED', participants: reviewed }, {}, null],
  ['it was cancelled', { stage: 'CANCELLED' }, {}, null],
  ['its post was deleted', { closed: true }, {}, null],
  [
    'seats are left',
    { stage: 'RECRUITING', totalUser: 4, openSeats: 1 },
    {},
    '1자리만 더 모이면 돼요내일 밤 11시 59분까지\u00A0· 3/4명공유하기',
  ],
  [
    'somebody might take two, and nobody has',
    { stage: 'RECRUITING', totalUser: 4, openSeats: 1, maxSeats: 3 },
    { role: 'LEADER' },
    '1자리만 더 모이면 돼요내일 밤 11시 59분까지\u00A0· 3/4명공유하기',
  ],
  [
    'the leader may extend what ran out',
    { stage: 'RECRUITING', totalUser: 4, openSeats: 1, deadline: '2026-11-18' },
    { role: 'LEADER' },
    '모집 기간이 끝났어요3/4명마감일 늘리기',
  ],
  [
    'recruiting ran out',
    { stage: 'RECRUITING', totalUser: 4, openSeats: 1, deadline: '2026-11-18' },
    {},
    '모집 기간이 끝났어요3/4명',
  ],
])('%s', (_, room, mine, words) => {
  expect(open(room, mine)).toBe(words);
});

test.each<[string, Partial<ChatRoom>, Partial<Participant>, string]>([
  ['my share has a clock', { payBy: EVENING }, {}, '내가 낼 금액 3,333원11월 21일 밤 9시까지결제하기'],
  [
    'on its last day it counts down',
    { payBy: '2026-11-19T12:00:00.000Z' },
    {},
    '내가 낼 금액 3,333원오늘 밤 9시까지\u00A0· 9시간 남음결제하기',
  ],
  [
    'I have paid and wait for another',
    { participants: owing },
    { payStatement: 'PAID' },
    '이웃 1명의 결제를 기다려요11월 21일 밤 9시까지\u00A0· 기한이 지나면 자리가 다른 이웃에게 열려요.',
  ],
  [
    'a seat fell free',
    { vacantUntil: EVENING, openSeats: 1 },
    { payStatement: 'PAID' },
    '빈자리 1개를 채우고 있어요11월 21일 밤 9시까지\u00A0· 못 채우면 공구를 취소하고 모두 돌려 드려요.',
  ],
  [
    'the leader buys until then',
    { stage: 'PAYING', buyBy: EVENING },
    { role: 'LEADER' },
    '물건을 살 차례예요11월 21일 밤 9시까지샀어요',
  ],
  [
    'everybody waits for the leader',
    { stage: 'PAYING', buyBy: EVENING },
    {},
    '리더의 구매를 기다려요11월 21일 밤 9시까지\u00A0· 기한 뒤 3일 안에 소식이 없으면 공구를 취소하고 모두 돌려 드려요.',
  ],
])('%s', async (_, room, mine, words) => {
  open(room, mine);
  await waitFor(() => expect(screen.getByRole('region', { name: '다음 할 일' }).textContent).toBe(words));
});
