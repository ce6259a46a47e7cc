import type { BoardCard } from '@mungchi/contract';
import { render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { AppRouter } from '../shell/app-router';
import { visit } from '../shell/test-router';
import { BoardList } from './board-list';

const picture = { url: '/pictures/a.webp', width: 640, height: 640, widths: [320], color: '#fff', thumbhash: null };
const boards = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  title: `공구 ${index + 1}`,
  boardStatus: 'OPEN',
  deadline: '2026-12-01',
  price: 30_000,
  perPersonPrice: 10_000,
  currentUsers: 1,
  totalUsers: 3,
  participants: [],
  picture,
  location: '서울특별시 성동구 서울숲2길 32',
  distance: 120,
  createAt: '2026-11-14T10:00:00.000Z',
})) as unknown as BoardCard[];

function list(hasMore = true) {
  return (
    <AppRouter>
      <BoardList boards={boards} label="근처" hasMore={hasMore} failedMore={false} onMore={() => undefined} />
    </AppRouter>
  );
}

/** What the first render shows, before the deferred one. */
function draw(key?: string) {
  visit('/', { key });
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(list()));
  return { cards: () => place.querySelectorAll('li').length, place, leave: () => root.unmount() };
}

test('a list begins with what a screen shows; more is asked for once all of it is there', async () => {
  const { cards, place, leave } = draw();
  expect(cards()).toBe(3);
  expect(place.textContent).not.toContain('더 불러오고 있어요.');
  await expect.poll(cards).toBe(12);
  expect(place.textContent).toContain('더 불러오고 있어요.');
  leave();
});

test('a list one returns to is complete at once', () => {
  const { cards, leave } = draw('left-before');
  expect(cards()).toBe(12);
  leave();
});

test('the end is said once everything is there, not before', async () => {
  visit('/');
  const { rerender } = render(list());
  await screen.findByText('공구 12');
  expect(screen.queryByText('여기까지 모두 봤어요.')).toBeNull();
  rerender(list(false));
  await screen.findByText('여기까지 모두 봤어요.');
});
