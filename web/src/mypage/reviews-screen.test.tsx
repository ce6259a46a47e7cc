import type { ReviewEntry, RoomId, WaitingReviews } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { storeToken } from '../api/session/token';
import { standInServer } from '../api/test-server';
import { AppRouter } from '../shell/app-router';
import { ReviewsScreen } from './reviews-screen';

beforeEach(() => storeToken(`.${btoa('{"sub":"3"}')}.`));

const LATE = '서로 본 다음에 쓴 리뷰예요. 게이지에는 들어가지 않아요.';

function review(id: number, more: Partial<ReviewEntry> = {}): ReviewEntry {
  return {
    id,
    star: 5,
    keywords: ['친절해요'],
    review: `말 ${id}`,
    role: 'LEADER',
    writerNickname: `이웃${id}`,
    writerProfileUrl: '/avatars/mint.webp',
    boardTitle: '감귤 10kg 공구합니다.',
    createAt: '2026-11-15T03:00:00.000Z',
    ...more,
  };
}

function open(reviews: ReviewEntry[], waiting: WaitingReviews[]) {
  standInServer({
    'GET /api/users/reviews/received': () => ({ body: reviews }),
    'GET /api/users/reviews/waiting': () => ({ body: waiting }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppRouter>
        <ReviewsScreen />
      </AppRouter>
    </QueryClientProvider>,
  );
}

const room = (chatRoomId: number, count: number, opensAt: string): WaitingReviews => ({
  chatRoomId: chatRoomId as RoomId,
  boardTitle: '감귤',
  count,
  opensAt,
});

test('what waits stands on top, with when it opens and where to write', async () => {
  open([review(1)], [room(7, 2, '2026-11-24T12:00:00.000Z'), room(9, 1, '2026-11-26T12:00:00.000Z')]);
  const box = await screen.findByRole('region', { name: '아직 열리지 않은 리뷰 3개' });
  expect(box.textContent).toContain('나도 쓰면 바로, 아니면 11월 24일 밤 9시에 열려요.');
  expect(within(box).getByRole('link', { name: '쓰러 가기' }).getAttribute('href')).toBe('/chat/7/review');
});

test('one that answers what could be read says that it moves nothing; nothing waits, nothing is said', async () => {
  open([review(1, { late: true }), review(2)], []);
  const [late, blind] = await screen.findAllByRole('article');
  expect(late!.textContent).toContain(LATE);
  expect(blind!.textContent).not.toContain(LATE);
  expect(screen.queryByText(/아직 열리지 않은 리뷰/)).toBeNull();
});
