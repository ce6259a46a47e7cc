import type { ChatRoom, Participant } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { testMember, testRoom } from '../api/test-room';
import { standInServer } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { Notices } from '../shell/notices';
import { TestRouter, visit } from '../shell/test-router';
import { PayScreen } from './pay-screen';

const EVENING = '2026-11-17T12:00:00.000Z';

beforeEach(() => {
  while (currentNotices().ask) currentNotices().ask?.answer(false);
  vi.useFakeTimers({ now: Date.parse('2026-11-15T03:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** A room that changes as its verbs are called. */
function open(first: ChatRoom) {
  let room = first;
  const mine = (changes: Partial<Participant>) => {
    room = { ...room, participants: room.participants.map((one) => (one.me ? { ...one, ...changes } : one)) };
  };
  const server = standInServer({
    'GET /api/chat/rooms/7': () => ({ body: room }),
    'POST /api/chat/rooms/7/hand-on': () => {
      mine({ handingOn: true });
      return { body: { handingOn: true } };
    },
    'DELETE /api/chat/rooms/7/hand-on': () => {
      mine({ handingOn: false });
      return { body: { handingOn: false } };
    },
    'POST /api/chat/rooms/7/nudges/3': () => {
      room = { ...room, participants: room.participants.map((one) => ({ ...one, nudgeable: false })) };
      return { body: { success: true } };
    },
    'POST /api/chat/rooms/7/pay-by': () => {
      room = { ...room, payExtendable: false };
      return { body: { payBy: EVENING } };
    },
  });
  visit('/chat/7/pay');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/chat/:chatRoomId/pay': <PayScreen /> }} />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

const members = (...others: Participant[]) => [
  testMember({ participantId: 1, nickname: '성수댁', role: 'LEADER', payStatement: 'PAID', remainder: 1 }),
  ...others,
];
const me = testMember({ participantId: 2, nickname: '새봄', me: true, payBy: EVENING });
const other = testMember({ participantId: 3, nickname: '감자', payBy: EVENING, nudgeable: true });
const owing = testRoom({ payBy: EVENING, participants: members(me, other) });
const asLeader = testRoom({
  payExtendable: true,
  participants: members(other).map((one) => ({ ...one, me: one.role === 'LEADER' })),
});

test('whoever owes reads until when, and what happens then', async () => {
  open(owing);
  const line = (await screen.findByText('11월 17일 밤 9시')).closest('p');
  expect(line?.textContent).toBe('11월 17일 밤 9시까지 결제해 주세요. ');
  expect(screen.getByText('기한이 지나면 자리가 다른 이웃에게 열려요.')).toBeTruthy();
});

test('on the last day the time left stands beside it, outside of any live region', async () => {
  vi.setSystemTime(Date.parse('2026-11-17T09:12:00Z'));
  open(owing);
  const left = await screen.findByText('2시간 48분 남음');
  expect(left.closest('p')?.textContent).toBe('오늘 밤 9시까지 결제해 주세요. 2시간 48분 남음');
  expect(left.closest('[role=status], [role=timer], [aria-live]')).toBeNull();
});

test('a follower offers the seat after having read what that means, and keeps it again', async () => {
  const server = open(owing);
  await press('내 자리 메뉴');
  await userEvent.click(await screen.findByText('자리 넘기기'));
  await screen.findByText(/그때까지는 내 자리이고 결제 기한도 그대로예요/);
  await press('넘길게요');
  await screen.findByText('이어받을 이웃을 찾고 있어요');
  expect(screen.getByText('넘기는 중')).toBeTruthy();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '자리를 넘기는 중이에요' })).disabled).toBe(
    true,
  );
  await press('넘기기 취소');
  await screen.findByRole('button', { name: '결제하기' });
  await waitFor(() => expect(server.sent('DELETE /api/chat/rooms/7/hand-on')).toHaveLength(1));
});

test('the menu of the own seat also leads to where the money is', async () => {
  open(owing);
  await press('내 자리 메뉴');
  await userEvent.click(await screen.findByText('결제 내역 보기'));
  await screen.findByRole('dialog', { name: '결제 내역' });
});

test('the leader reminds one neighbour, and sees that it was done', async () => {
  const server = open(asLeader);
  await press('감자님에게 알리기');
  await screen.findByRole('button', { name: '감자님에게 알렸어요.' });
  await screen.findByText('알렸어요');
  expect(screen.queryByRole('button', { name: '감자님에게 알리기' })).toBeNull();
  await waitFor(() => expect(server.sent('POST /api/chat/rooms/7/nudges/3')).toHaveLength(1));
});

test('the leader gives a day more, once', async () => {
  const server = open(asLeader);
  await press('결제 기한 하루 늘리기');
  await screen.findByRole('button', { name: '결제 기한을 하루 늘렸어요.' });
  await waitFor(() => expect(screen.queryByRole('button', { name: '결제 기한 하루 늘리기' })).toBeNull());
  await waitFor(() => expect(server.sent('POST /api/chat/rooms/7/pay-by')).toHaveLength(1));
});

test('with a seat free nobody is told that one payment more is enough', async () => {
  open(testRoom({ ...owing, payBy: null, vacantUntil: EVENING, openSeats: 1, participants: members(other) }));
  expect(await screen.findByText('빈자리가 채워지고 모두 결제하면 리더가 주문해요.')).toBeTruthy();
});
