import { NEARBY_FILTER } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { keepOwn, ownMemory } from '../../api/stored/own-memory';
import { standInServer } from '../../api/test-server';
import { AppRouter } from '../../shell/app-router';
import { visit } from '../../shell/test-router';
import { NearbyBoards } from './nearby-boards';

const picture = { url: '/pictures/a.webp', width: 640, height: 640, widths: [320], color: '#fff', thumbhash: null };
/** The later the number, the newer. */
const board = (id: number) => ({
  id,
  title: `사과 ${id}kg 공구합니다.`,
  quantity: `${id}kg`,
  boardStatus: 'OPEN',
  deadline: '2999-12-01',
  price: 30_000,
  perPersonPrice: 10_000,
  currentUsers: 1,
  totalUsers: 3,
  participants: [],
  picture,
  location: '서울특별시 성동구 서울숲2길 32',
  distance: 100,
  createAt: `2026-11-1${id}T10:00:00.000Z`,
});

function open(ids: number[]) {
  storeToken('t');
  const server = standInServer({
    'GET /api/group-boards': ({ path }) => ({ body: (path.includes('sort=') ? [2, 6, 4] : ids).map(board) }),
  });
  visit('/');
  const queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <AppRouter>
        <NearbyBoards category={0} />
      </AppRouter>
    </QueryClientProvider>,
  );
  return { ...server, queries };
}
const shown = () =>
  screen.getAllByRole('link', { name: /사과/ }).map((link) => link.textContent?.match(/사과 (\d)/)?.[1]);

test('a list that is seen at once offers no order', async () => {
  open([1, 2, 3, 4, 5]);
  await screen.findByRole('link', { name: /사과 1kg/ });
  expect(screen.queryByRole('combobox', { name: '순서' })).toBeNull();
});

test('a longer one does; another order is the server’s, kept, and shows only what can be joined', async () => {
  const { requests } = open([1, 2, 3, 4, 5, 6]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '순서' }), '가까운순');
  await screen.findByText('참여할 수 있는 공구만 보여요.');
  expect(screen.queryByRole('button', { name: '모집중' })).toBeNull();
  await expect.poll(shown).toEqual(['2', '6', '4']);
  const lists = requests.filter(({ path }) => path.startsWith('/api/group-boards?'));
  expect(lists.at(-1)?.path).toContain('recruiting=true&sort=near');
  expect(ownMemory(NEARBY_FILTER.key)).toBe('recruiting=true&sort=near');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: '순서' }), '최신순');
  await expect.poll(shown).toEqual(['6', '5', '4', '3', '2', '1']);
  expect(screen.getByRole('button', { name: '모집중' }).getAttribute('aria-pressed')).toBe('true');
});

test('the order of the last visit is there, and its way back, however short the list is', async () => {
  keepOwn(NEARBY_FILTER.key, 'sort=cheap');
  open([]);
  await screen.findByRole('link', { name: /사과 2kg/ });
  expect((screen.getByRole('combobox', { name: '순서' }) as HTMLSelectElement).value).toBe('cheap');
});

test('who asks in an empty street keeps the sheet when the first purchase opens there', async () => {
  const ids: number[] = [];
  const { queries } = open(ids);
  fireEvent.click(await screen.findByRole('button', { name: '직접 적기' }));
  const field = await screen.findByRole('textbox', { name: '무엇을 찾으세요?' });
  await userEvent.type(field, '쌀');
  ids.push(1);
  await act(() => queries.invalidateQueries());
  expect((screen.getByRole('textbox', { name: '무엇을 찾으세요?' }) as HTMLInputElement).value).toBe('쌀');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('link', { name: /사과 1kg/ });
});
