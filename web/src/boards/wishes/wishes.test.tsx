import type { Wish, WishId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { refusal, standInServer } from '../../api/test-server';
import { currentNotices } from '../../notices/notices';
import { WishAskSheet } from './ask-sheet';
import { WishActions } from './wish-actions';
import { WishMenu } from './wish-menu';
import { WishStrip } from './wish-strip';
import { VisitorWords, WishWords } from './wish-words';

const wish = (changes: Partial<Wish> = {}): Wish => ({
  id: 12 as WishId,
  name: '쌀 20kg',
  people: 2,
  state: 'OPEN',
  near: 750,
  place: '현남면',
  mine: false,
  until: '2999-12-06T12:00:00.000Z',
  keepable: false,
  boardId: null,
  ...changes,
});

function show(children: ReactNode) {
  storeToken('t');
  render(<QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>);
}

test('a neighbour joins from the strip with one press; gathered ones are opened', async () => {
  let mine = false;
  const gathered = wish({ id: 13 as WishId, name: '감귤', people: 3, state: 'GATHERED', mine: true });
  const server = standInServer({
    'GET /api/wishes': () => ({ body: [gathered, wish({ mine, people: mine ? 3 : 2 })] }),
    'POST /api/wishes/12/people': () => {
      mine = true;
      return { body: wish({ mine, people: 3 }) };
    },
  });
  show(<WishStrip />);
  fireEvent.click(await screen.findByRole('button', { name: '쌀 20kg 나도 살래요' }));
  await screen.findByText('같이 찾는 중');
  await waitFor(() => expect(server.sent('POST /api/wishes/12/people')).toHaveLength(1));
  expect(screen.getByRole('link', { name: '감귤 내가 열기' }).getAttribute('href')).toBe('/gonggu/write?wish=13');
});

test('under what a search found stands what neighbours look for of that name', async () => {
  const server = standInServer({ 'GET /api/wishes': () => ({ body: [wish({ name: '하우스감귤 3kg' })] }) });
  show(<WishStrip like="감귤" />);
  await screen.findByText('하우스감귤 3kg');
  expect(screen.queryByText('모두 보기')).toBeNull();
  await waitFor(() =>
    expect(server.requests.some(({ path }) => path.endsWith(`like=${encodeURIComponent('감귤')}`))).toBe(true),
  );
});

test('a strip whose call fails is absent', async () => {
  const server = standInServer({ 'GET /api/wishes': () => refusal(409, 'HOME_UNSET') });
  show(<WishStrip />);
  await waitFor(() => expect(server.sent('GET /api/wishes').length).toBeGreaterThan(0));
  expect(screen.queryByText('이웃들이 찾고 있어요')).toBeNull();
});

test('asking is one press; what is alike is offered first, and apart on a second', async () => {
  const alike = refusal(409, 'WISH_ALIKE', { wishId: '13', name: '햅쌀' });
  const server = standInServer({
    'GET /api/group-boards/search': () => ({ body: [] }),
    'GET /api/wishes': () => ({ body: [] }),
    'GET /api/wishes/13': () => ({ body: wish({ id: 13 as WishId, name: '햅쌀' }) }),
    'POST /api/wishes': ({ body }) =>
      (body as { sure: boolean }).sure ? { body: wish({ mine: true, people: 1 }) } : alike,
  });
  show(<WishAskSheet first="쌀 20kg" open onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: '같이 살 사람 찾기' }));
  await screen.findByText('‘햅쌀’');
  await waitFor(() => expect(screen.getByText('‘햅쌀’').parentElement!.textContent).toMatch(/^이웃 2명이 이미/));
  fireEvent.click(screen.getByRole('button', { name: '따로 올릴게요' }));
  await screen.findByText('올렸어요!');
  await waitFor(() =>
    expect(server.sent('POST /api/wishes').map(({ body }) => body)).toEqual([
      { name: '쌀 20kg', sure: false },
      { name: '쌀 20kg', sure: true },
    ]),
  );
  expect(screen.getByRole('button', { name: '단톡방에 물어보기' })).toBeTruthy();
  // Oneself, and the seats that are free.
  const row = screen.getByText(/까지 찾아요/).closest('p')!;
  expect(row.lastElementChild!.children).toHaveLength(3);
});

test('who joins the one there is hears that it is one, and of how many', async () => {
  const there = wish({ id: 13 as WishId, name: '햅쌀' });
  standInServer({
    'GET /api/group-boards/search': () => ({ body: [] }),
    'GET /api/wishes': () => ({ body: [] }),
    'GET /api/wishes/mine': () => ({ body: [] }),
    'GET /api/wishes/13': () => ({ body: there }),
    'POST /api/wishes': () => refusal(409, 'WISH_ALIKE', { wishId: '13', name: '햅쌀' }),
    'POST /api/wishes/13/people': () => ({ body: { ...there, people: 3, mine: true, state: 'GATHERED' } }),
  });
  show(<WishAskSheet first="쌀" open onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: '같이 살 사람 찾기' }));
  fireEvent.click(await screen.findByRole('button', { name: '나도 살래요' }));
  await screen.findByText('같이 찾는 중이에요!');
  screen.getByText('이웃 3명이 찾고 있어요.');
  expect(screen.queryByText('올렸어요!')).toBeNull();
});

test('what is open already stands there with the way to it, for the thing without its amount', async () => {
  const card = { id: 7, title: '햅쌀 10kg 공구합니다.', distance: 1200 };
  const other = { id: 8, title: '쌀국수 30개 공구합니다.', distance: 100 };
  const server = standInServer({ 'GET /api/group-boards/search': () => ({ body: [card, other] }) });
  show(<WishAskSheet first="쌀 20kg" open onClose={() => undefined} />);
  await screen.findByText('‘쌀’ 공구가 1개 열려 있어요.');
  expect(screen.getByRole('link', { name: '보러 가기' }).getAttribute('href')).toBe('/gonggu/list/7');
  const { path } = server.requests.find((each) => each.path.startsWith('/api/group-boards/search'))!;
  const query = new URL(path, 'http://x').searchParams;
  expect([query.get('keyword'), query.get('radius'), query.get('recruiting')]).toEqual(['쌀', '3000', 'true']);
});

test.each([
  ['WISH_OPENED', { boardId: '30' }, '보러 가기'],
  ['HOME_UNSET', undefined, '동네 정하기'],
] as const)('joining that is refused (%s) shows the way', async (code, fields, label) => {
  standInServer({
    'GET /api/wishes': () => ({ body: [wish()] }),
    'GET /api/wishes/mine': () => ({ body: [] }),
    'POST /api/wishes/12/people': () => refusal(409, code, fields),
  });
  show(<WishStrip />);
  fireEvent.click(await screen.findByRole('button', { name: '쌀 20kg 나도 살래요' }));
  await waitFor(() => expect(currentNotices().toasts.at(-1)?.action?.label).toBe(label));
});

test('without a neighbourhood the sheet leads to where it is set', async () => {
  standInServer({
    'GET /api/group-boards/search': () => ({ body: [] }),
    'POST /api/wishes': () => refusal(409, 'HOME_UNSET'),
  });
  show(<WishAskSheet first="쌀" open onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: '같이 살 사람 찾기' }));
  expect((await screen.findByRole('link', { name: '동네 정하기' })).getAttribute('href')).toBe('/mypage/location');
});

test.each([
  [wish(), '나도 살래요'],
  [wish({ mine: true }), '단톡방에 물어보기'],
  [wish({ mine: true, keepable: true }), '계속 찾기'],
  [wish({ mine: true, state: 'GATHERED' }), '단톡방에 물어보기'],
  [wish({ state: 'ENDED' }), '다시 찾기'],
])('what one can do: %o', (of, button) => {
  show(<WishActions wish={of} />);
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});

test('an opened one leads to its purchase, a gathered one to the form', () => {
  show(<WishActions wish={wish({ state: 'OPENED', boardId: 7 as Wish['boardId'] })} />);
  expect(screen.getByRole('link', { name: '보러 가기' }).getAttribute('href')).toBe('/gonggu/list/7');
  show(<WishActions wish={wish({ state: 'GATHERED', mine: true })} />);
  expect(screen.getByRole('link', { name: '내가 열게요' }).getAttribute('href')).toBe('/gonggu/write?wish=12');
});

test('who is not in a gathered one may join or open it', () => {
  show(<WishWords wish={wish({ state: 'GATHERED', people: 3 })} />);
  expect(screen.getByRole('link', { name: '내가 열기' }).getAttribute('href')).toBe('/gonggu/write?wish=12');
  cleanup();
  show(<WishWords wish={wish({ state: 'GATHERED', people: 3, mine: true })} />);
  expect(screen.queryByRole('link', { name: '내가 열기' })).toBeNull();
});

test('the menu ends it for who is in it, and reports it', async () => {
  const server = standInServer({
    'GET /api/wishes': () => ({ body: [] }),
    'GET /api/wishes/mine': () => ({ body: [] }),
    'DELETE /api/wishes/12/people': () => ({ body: wish() }),
  });
  show(<WishMenu wish={wish({ mine: true })} />);
  fireEvent.click(screen.getByRole('button', { name: '더 보기' }));
  expect(await screen.findByRole('button', { name: '신고하기' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '그만 찾기' }));
  await waitFor(() => expect(server.sent('DELETE /api/wishes/12/people')).toHaveLength(1));
});

test('a visitor reads who looks for it and what happens next', () => {
  render(<VisitorWords wish={wish()} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1‘나도 살래요’를 눌러요.지금 사는 건 아니에요. 이름도 보이지 않아요.',
    '2세 명이 모이면 한 이웃이 공구를 열어요.',
    '3값을 보고, 내 몫만 사서 나눠요.',
  ]);
});
