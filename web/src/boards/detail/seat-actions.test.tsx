import type { BoardDetail } from '@mungchi/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { boardQuery } from '../../api/boards';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { type Reply, refusal, standInServer } from '../../api/test-server';
import { currentNotices } from '../../notices/notices';
import { Notices } from '../../shell/notices';
import { SharesPanel } from './shares-panel';
import { TakeRestButton } from './take-rest-button';
import { VacancyLine } from './vacancy-line';
import { WaitForSeatRow } from './waiting-row';

const board = {
  id: 7,
  stage: 'RECRUITED',
  price: 10_000,
  totalUser: 3,
  pictures: [],
  participants: [{ nickname: '성수댁', seats: 1 }],
  openSeats: 1,
  waiting: false,
  waiters: 2,
  waitable: true,
  takeable: 1,
} as unknown as BoardDetail;

beforeEach(() => {
  while (currentNotices().ask) currentNotices().ask?.answer(false);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function Row() {
  const { data } = useQuery(boardQuery(board.id));
  return data && <WaitForSeatRow board={data} />;
}

function open(post: () => Reply) {
  storeToken('t');
  const server = standInServer({
    'GET /api/group-boards/7': () => ({ body: board }),
    'POST /api/group-boards/7/waitlist': post,
    'DELETE /api/group-boards/7/waitlist': () => ({ body: { waiting: false, waiters: 2 } }),
    'POST /api/group-boards/7/take-rest': () => ({ body: board }),
  });
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <Row />
      <TakeRestButton board={{ ...board, stage: 'RECRUITING' }} />
      <Notices />
    </QueryClientProvider>,
  );
  return { server, ...view };
}

test('to hear of a vacancy, and no longer', async () => {
  const { server } = open(() => ({ body: { waiting: true, waiters: 3 } }));
  await press('빈자리 알림 받기');
  await screen.findByText('알림 받는 중');
  await screen.findByText('3명이 기다려요');
  await press('그만 받기');
  await screen.findByText('빈자리가 나면 알려 드릴게요');
  await waitFor(() => expect(server.sent('DELETE /api/group-boards/7/waitlist')).toHaveLength(1));
});

test('a list that is full says so and takes the press back', async () => {
  open(() => refusal(409, 'WAITLIST_FULL'));
  await press('빈자리 알림 받기');
  await screen.findByRole('button', { name: '말: WAITLIST_FULL' });
  await screen.findByRole('button', { name: '빈자리 알림 받기' });
});

test('who pauses reads until when', async () => {
  open(() => refusal(403, 'JOIN_PAUSED', { until: '11월 24일부터 다시 참여할 수 있어요.' }));
  await press('빈자리 알림 받기');
  await screen.findByRole('button', { name: '말: JOIN_PAUSED 11월 24일부터 다시 참여할 수 있어요.' });
});

test('the leader takes the rest after reading the new share', async () => {
  const { server } = open(() => ({}));
  await press('남은 1자리 내가 맡기');
  await screen.findByText('내 몫이 6,667원이 되고 모집이 바로 끝나요. 이웃이 낼 금액은 그대로예요.');
  await press('맡을게요');
  await screen.findByRole('button', { name: '남은 자리를 맡았어요.' });
  await waitFor(() => expect(server.sent('POST /api/group-boards/7/take-rest')).toHaveLength(1));
});

test.each([
  [true, /1명 남았어요!못 채우면 공구를 취소하고 모두 돌려 드려요\.$/],
  [false, /1명 남았어요!$/],
])('a vacancy, for a member %s', (join, words) => {
  const until = '2099-11-19T12:00:00.000Z';
  const { container } = render(<VacancyLine board={{ ...board, join, vacantUntil: until }} until={until} />);
  expect(container.textContent).toMatch(words);
  expect(container.textContent).toMatch(/^11월 19일 밤 9시까지/);
});

test('on the last day of a vacancy the time left is said, by people and by shares', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T09:12:00Z'), toFake: ['Date'] });
  const vacant = { ...board, join: false, vacantUntil: '2026-11-19T12:00:00.000Z' };
  const people = render(<VacancyLine board={vacant} until={vacant.vacantUntil} />);
  expect(people.container.textContent).toBe('오늘 밤 9시까지 1명 남았어요! 2시간 48분 남음');
  render(<SharesPanel board={{ ...vacant, waitable: false }} recruiting onShow={() => undefined} />);
  expect(screen.getByText(/1몫/).parentElement?.textContent).toBe('오늘 밤 9시까지 1몫 남았어요! 2시간 48분 남음');
  vi.useRealTimers();
});
