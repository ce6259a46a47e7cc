import type { BoardCard as Board } from '@mungchi/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppRouter } from '../../shell/app-router';
import { BoardCard } from './board-card';

const board = {
  id: 7,
  title: '무항생제 유정란 60구 공구합니다.',
  quantity: '60구',
  boardStatus: 'OPEN',
  deadline: '2999-12-01',
  price: 23_400,
  perPersonPrice: 7800,
  currentUsers: 1,
  totalUsers: 3,
  participants: [],
  picture: { url: '/pictures/a.webp', width: 640, height: 640, widths: [320], color: '#fff', thumbhash: null },
  location: '서울특별시 성동구 서울숲2길 32',
  distance: 280,
  createAt: '2026-11-14T10:00:00.000Z',
} as unknown as Board;

function show(changes: Partial<Board> = {}, browsing = false) {
  render(
    <AppRouter>
      <BoardCard board={{ ...board, ...changes }} browsing={browsing} />
    </AppRouter>,
  );
  return screen.getByRole('link', { name: /유정란 60구 공구합니다\./ });
}

test('the share is the large price, the total stands beside it', () => {
  expect(show().textContent).toContain('1인 7,800원총 23,400원');
});

test('how far it is, on foot', () => {
  expect(show().textContent).toContain('280m· 걸어서 4분');
});

test('without a saved place the address stands there instead', () => {
  const { textContent } = show({ distance: null });
  expect(textContent).toContain('성동구 서울숲2길');
  expect(textContent).not.toContain('걸어서');
});

test('among others, one that is over steps back; in one’s own lists it does not', () => {
  const over = /board-card_over/;
  expect(show({ boardStatus: 'OPEN' }, true).className).not.toMatch(over);
  cleanup();
  expect(show({ boardStatus: 'CLOSED' }, true).className).toMatch(over);
  cleanup();
  expect(show({ boardStatus: 'CLOSED' }).className).not.toMatch(over);
});
