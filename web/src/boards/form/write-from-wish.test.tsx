import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { WriteScreen } from './write-screen';

const rules = { sure: true, note: null, by: 'rules' } as const;
const WISH = {
  id: 12,
  name: '쌀 20키로',
  people: 3,
  state: 'GATHERED',
  near: 750,
  place: '성수동1가',
  mine: false,
  until: '2099-11-30T12:00:00.000Z',
  keepable: false,
  boardId: null,
};
const READ = {
  guesses: {
    name: { value: '쌀', said: '쌀', ...rules },
    quantity: { value: '20kg', said: '20키로', ...rules },
    categoryId: { value: 1, said: '쌀', ...rules },
    picture: { value: '/pictures/fresh-020.webp', said: '쌀', ...rules },
  },
  content: '',
  dropped: [],
  more: false,
  by: 'rules',
};

function open(answer: { status?: number; body?: unknown }) {
  const server = standInServer({ 'GET /api/wishes/12': () => ({ body: WISH }), 'POST /api/ml/post': () => answer });
  visit('/gonggu/write?wish=12');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/gonggu/write': <WriteScreen />, '/': <p>홈</p> }} />
    </QueryClientProvider>,
  );
  return server;
}

beforeEach(() => localStorage.clear());

test('the words of a wish are read like a sentence: goods, shelf and drawing', async () => {
  const server = open({ body: READ });
  expect((await screen.findByLabelText<HTMLInputElement>('상품명')).value).toBe('쌀');
  expect(screen.getByLabelText<HTMLInputElement>('총 수량').value).toBe('20kg');
  expect(await screen.findByRole('button', { name: '카테고리 맞아요' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '상품명 맞아요' })).toBeNull();
  expect(await screen.findByText('뭉치가 그린 그림이에요.')).toBeDefined();
  expect(server.requests.find(({ path }) => path === '/api/ml/post')?.body).toEqual({ text: '쌀 20키로' });
});

test('a reader that fails keeps nobody from opening it', async () => {
  open({ status: 500, body: {} });
  expect((await screen.findByLabelText<HTMLInputElement>('상품명')).value).toBe('쌀');
  expect(screen.queryByText('뭉치가 그린 그림이에요.')).toBeNull();
});
