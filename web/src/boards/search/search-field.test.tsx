import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { standInServer } from '../../api/test-server';
import { AppRouter } from '../../shell/app-router';
import { visit } from '../../shell/test-router';
import { recentWords, rememberWord } from './recent-words';
import { SearchField } from './search-field';

const field = () => (
  <QueryClientProvider client={createQueryClient()}>
    <AppRouter>
      <SearchField />
    </AppRouter>
  </QueryClientProvider>
);

function open(wanted: string[]) {
  storeToken('t');
  standInServer({ 'GET /api/group-boards/search-words': () => ({ body: wanted }) });
  visit('/');
  render(field());
  return { user: userEvent.setup(), box: screen.getByRole('searchbox') };
}

const keyword = () => new URLSearchParams(location.search).get('keyword');

test('focus shows what one searched for and what is there; a word is one press away', async () => {
  rememberWord('쌀');
  const { user, box } = open(['감귤', '유정란']);
  expect(screen.queryByText('최근 검색어')).toBeNull();
  await user.click(box);
  await screen.findByRole('button', { name: '쌀' });
  await user.click(await screen.findByRole('button', { name: '유정란' }));
  expect(keyword()).toBe('유정란');
  expect(recentWords()).toEqual(['유정란', '쌀']);
  expect(screen.queryByText('최근 검색어')).toBeNull();
});

test('a box that was pressed in a rendered page, before the app was there, shows its words as well', async () => {
  storeToken('t');
  standInServer({ 'GET /api/group-boards/search-words': () => ({ body: ['감귤'] }) });
  visit('/');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field());
  container.querySelector('input')?.focus();
  render(field(), { container, hydrate: true });
  await screen.findByRole('button', { name: '감귤' });
});

test('each recent word can be deleted, and all of them', async () => {
  for (const word of ['쌀', '귤', '김']) rememberWord(word);
  const { user, box } = open([]);
  await user.click(box);
  await user.click(await screen.findByRole('button', { name: '귤 지우기' }));
  expect(recentWords()).toEqual(['김', '쌀']);
  await user.click(screen.getByRole('button', { name: '모두 지우기' }));
  expect(recentWords()).toEqual([]);
  expect(screen.queryByText('최근 검색어')).toBeNull();
});

test('a typed search is remembered once, the newest first, eight at most', async () => {
  for (let n = 1; n <= 9; n++) rememberWord(`말${n}`);
  const { user, box } = open([]);
  await user.type(box, '말5{Enter}');
  expect(keyword()).toBe('말5');
  expect(recentWords()).toEqual(['말5', '말9', '말8', '말7', '말6', '말4', '말3', '말2']);
});

test('while one types, only what fits is left; the whole again when it is cleared', async () => {
  rememberWord('유기농 두부');
  rememberWord('쌀');
  const { user, box } = open(['감귤', '유정란', '두유']);
  await user.type(box, '유');
  await screen.findByRole('button', { name: '유정란' });
  const words = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .join();
  expect(words()).toBe('유기농 두부,유정란,두유');
  await user.type(box, '정');
  expect(words()).toBe('유정란');
  await user.type(box, '란');
  expect(screen.queryByRole('listitem')).toBeNull();
  await user.click(screen.getByRole('button', { name: '검색어 지우기' }));
  expect(words()).toBe('쌀,유기농 두부,감귤,유정란,두유');
});

test('Escape and leaving the field close it', async () => {
  rememberWord('쌀');
  const { user, box } = open([]);
  await user.click(box);
  await screen.findByText('최근 검색어');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('최근 검색어')).toBeNull();
});
