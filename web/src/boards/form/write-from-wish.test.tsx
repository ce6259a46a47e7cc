import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { refusal, standInServer } from '../../api/test-server';
import { Notices } from '../../shell/notices';
import { TestRouter, visit } from '../../shell/test-router';
import { EMPTY_DRAFT, keepDraft } from './board-draft';
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
  expect(await screen.findByRole('button', { name: '총 인원 맞아요' })).toBeDefined();
  // The sentence is a tile beside the pictures: the fields came filled.
  expect(await screen.findByRole('button', { name: /한 문장으로 채우기/, expanded: false })).toBeDefined();
  await waitFor(() =>
    expect(server.requests.find(({ path }) => path === '/api/ml/post')?.body).toEqual({ text: '쌀 20키로' }),
  );
});

test('a reader that fails keeps nobody from opening it', async () => {
  open({ status: 500, body: {} });
  expect((await screen.findByLabelText<HTMLInputElement>('상품명')).value).toBe('쌀');
  expect(screen.queryByText('뭉치가 그린 그림이에요.')).toBeNull();
});

describe('a wish that somebody opened first, or that is over', () => {
  const filled = {
    ...EMPTY_DRAFT,
    name: '햅쌀',
    totalUser: 3,
    quantity: '20kg',
    price: 60_000,
    categoryId: 1 as const,
    location: '서울 성동구 왕십리로 115',
    deadline: '2099-01-01',
  };
  const picture = { url: '/media/a.webp', width: 1, height: 1, color: null, thumbhash: null, widths: [] };

  async function send(code: string, fields?: Record<string, string>) {
    keepDraft('boardDraft:wish:12', { draft: filled, pictures: [picture] }, Date.now());
    const server = standInServer({
      'GET /api/wishes/12': () => ({ body: WISH }),
      'POST /api/ml/post': () => ({ status: 500, body: {} }),
      'GET /api/drafts': () => ({ body: [] }),
      'POST /api/group-boards': ({ body }) =>
        (body as { wishId?: number }).wishId ? refusal(409, code, fields) : { body: { id: 8, chatRoomId: 8 } },
    });
    visit('/gonggu/write?wish=12');
    render(
      <QueryClientProvider client={createQueryClient()}>
        <TestRouter
          screens={{
            '/gonggu/write': <WriteScreen />,
            '/': <p>홈</p>,
            '/gonggu/list/:gongguId': <p>먼저 열린 공구</p>,
          }}
        />
        <Notices />
      </QueryClientProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: '작성 완료' }));
    const sent = () => server.sent('POST /api/group-boards').map(({ body }) => (body as { wishId?: number }).wishId);
    return { dialog: await screen.findByRole('alertdialog'), sent };
  }

  test('leads there', async () => {
    const { dialog } = await send('WISH_OPENED', { boardId: '30' });
    within(dialog).getByText('찾던 공구가 이미 열렸어요.');
    await userEvent.click(within(dialog).getByRole('button', { name: '보러 가기' }));
    await screen.findByText('먼저 열린 공구');
  });

  test('or is opened all the same, without its neighbours', async () => {
    const { dialog, sent } = await send('WISH_OPENED', { boardId: '30' });
    await userEvent.click(within(dialog).getByRole('button', { name: '따로 열게요' }));
    await waitFor(() => expect(screen.queryByText(/찾던 공구예요/)).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: '작성 완료' }));
    await screen.findByText('홈');
    await waitFor(() => expect(sent()).toEqual([12, undefined]));
  });

  test('another thing is mended in the form: it stays the purchase of its wish', async () => {
    const { dialog, sent } = await send('WISH_OTHER');
    await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
    screen.getByText(/찾던 공구예요/);
    await userEvent.click(await screen.findByRole('button', { name: '작성 완료' }));
    await waitFor(() => expect(sent()).toEqual([12, 12]));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
  });
});
