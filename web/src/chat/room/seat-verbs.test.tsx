import type { ChatRoom, Participant } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { ownSeat } from '../../api/room';
import { testRoom } from '../../api/test-room';
import { standInServer } from '../../api/test-server';
import { currentNotices } from '../../notices/notices';
import { Notices } from '../../shell/notices';
import { ChangeBar } from '../steps/change-bar';
import { ExtendBuyButton } from '../steps/extend-buy-button';
import { SeatOfferBar } from '../steps/seat-offer-bar';
import { VacancyButtons } from '../steps/vacancy-buttons';
import { type RoomContext, RoomContextOf } from './room-context';

const EVENING = '2026-11-21T12:00:00.000Z';
const CALLS = ['change', 'hand-on', 'buy-by'].map((call) => `/api/chat/rooms/7/${call}`);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T03:00:00Z'), toFake: ['Date'] });
  while (currentNotices().ask) currentNotices().ask?.answer(false);
  return () => vi.useRealTimers();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function show(view: ReactNode, changes: Partial<ChatRoom> = {}, mine: Partial<Participant> = {}) {
  const room = testRoom(changes);
  const done = () => ({ body: {} });
  const server = standInServer({
    ...Object.fromEntries(CALLS.flatMap((path) => [`POST ${path}`, `DELETE ${path}`]).map((line) => [line, done])),
    'POST /api/group-boards/7/take-rest': done,
    'PATCH /api/group-boards/7/cancel': done,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RoomContextOf value={{ room, me: { ...ownSeat(room)!, ...mine } } as RoomContext}>{view}</RoomContextOf>
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

const LESS: ChatRoom['changes'] = [{ what: 'QUANTITY', before: '20kg', after: '10kg' }];

test('after a change of the goods one stays with a press', async () => {
  const server = show(<ChangeBar until={EVENING} />, { changes: LESS });
  expect(screen.getByRole('region').textContent).toBe('수량이 20kg → 10kg로 바뀌었어요11월 21일 밤 9시까지고르기');
  await press('고르기');
  const sheet = await screen.findByRole('dialog', { name: '수량이 바뀌었어요' });
  expect(within(sheet).getByRole('region', { name: '수량' }).textContent).toBe('참여할 때20kg에서지금10kg');
  expect(sheet.textContent).toContain('내가 받는 양약 6.66kg에서약 3.33kg내가 낼 금액3,333원그대로');
  expect(sheet.textContent).toContain('답이 없으면 계속하는 걸로 볼게요.');
  await press('계속할게요');
  await waitFor(() => expect(server.sent('POST /api/chat/rooms/7/change')[0]?.body).toEqual({ stay: true }));
});

test('on the last evening the time left is said', () => {
  show(<ChangeBar until="2026-11-19T12:00:00.000Z" />);
  expect(screen.getByText('오늘 밤 9시까지 · 9시간 남음')).toBeTruthy();
});

test('leaving is asked once more', async () => {
  const server = show(<ChangeBar until={EVENING} />, { changes: LESS });
  await press('고르기');
  await press('빠질게요');
  await screen.findByText('낼 돈은 없고 자리는 다른 이웃에게 열려요.');
  expect(server.sent('POST /api/chat/rooms/7/change')).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: '빠질게요' }).at(-1)!);
  await vi.waitFor(() => expect(server.sent('POST /api/chat/rooms/7/change')[0]?.body).toEqual({ stay: false }));
});

test('a seat that is offered can be kept', async () => {
  const server = show(<SeatOfferBar />, { payBy: EVENING });
  await press('넘기기 취소');
  await waitFor(() => expect(server.sent('DELETE /api/chat/rooms/7/hand-on')).toHaveLength(1));
});

test('the leader buys later: how long and why', async () => {
  const server = show(<ExtendBuyButton />, { stage: 'PAYING', buyBy: EVENING });
  await press('구매 기한 늘리기');
  await press('5일');
  await press('물건이 아직 없어요');
  await press('11월 26일까지 늘릴게요');
  await screen.findByRole('button', { name: '구매 기한을 11월 26일까지 늘렸어요.' });
  await waitFor(() =>
    expect(server.sent('POST /api/chat/rooms/7/buy-by')[0]?.body).toEqual({ days: 5, reason: 'STOCK' }),
  );
});

test('a buying day that is over: what is said is counted from now, as the server does', async () => {
  const server = show(<ExtendBuyButton />, { stage: 'PAYING', buyBy: '2026-11-17T12:00:00.000Z' });
  await press('구매 기한 늘리기');
  await press('1일');
  await press('11월 20일까지 늘릴게요');
  await vi.waitFor(() => expect(server.sent('POST /api/chat/rooms/7/buy-by')).toHaveLength(1));
});

const vacancy = { vacantUntil: EVENING, openSeats: 1, totalUser: 4, price: 10_000 };

test('the leader takes the free seat, knowing the new share', async () => {
  const server = show(<VacancyButtons />, vacancy, { role: 'LEADER' });
  await press('내가 맡기');
  await screen.findByText('내 몫이 5,000원이 되고 빈자리가 채워져요. 이웃이 낼 금액은 그대로예요.');
  await press('맡을게요');
  await screen.findByRole('button', { name: '남은 자리를 맡았어요.' });
  await waitFor(() => expect(server.sent('POST /api/group-boards/7/take-rest')).toHaveLength(1));
});

test.each([1, 3])('%i seats that are only handed on are not the leader’s to take', (seats) => {
  const people = testRoom().participants.map((one) => ({ ...one, handingOn: one.me, seats: one.me ? seats : 1 }));
  show(<VacancyButtons />, { ...vacancy, openSeats: seats, participants: people }, { role: 'LEADER' });
  expect(screen.queryByRole('button', { name: '내가 맡기' })).toBeNull();
  expect(screen.getByRole('button', { name: '이웃에게 알리기' })).toBeTruthy();
});
