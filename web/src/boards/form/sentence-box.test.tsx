import type { PostReading } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { type Request, standInServer } from '../../api/test-server';
import { Notices } from '../../shell/notices';
import { TestRouter, visit } from '../../shell/test-router';
import { WriteScreen } from './write-screen';

const HOME = '서울 성동구 서울숲2길 10';
const SENTENCE = '제주감귤 10kg 3만원 다섯 명 토요일까지 우리집 앞';
const rules = { sure: true, note: null, by: 'rules' } as const;
const READ: PostReading = {
  guesses: {
    name: { value: '제주감귤', said: '제주감귤', ...rules },
    quantity: { value: '10kg', said: '10kg', ...rules },
    price: { value: 30_000, said: '3만원', ...rules },
    totalUser: { value: 5, said: '다섯 명', ...rules },
    deadline: { value: '2099-11-21', said: '토요일까지', ...rules },
    location: { value: HOME, said: '우리집 앞', ...rules, sure: false, note: 'HOME' },
    meetingNote: { value: '집 앞', said: '우리집 앞', ...rules, sure: false, note: 'HOME' },
    categoryId: { value: 1, said: '제주감귤', ...rules },
    picture: { value: '/pictures/fresh-005.webp', said: '제주감귤', ...rules },
  },
  content: '',
  dropped: [],
  more: false,
  by: 'rules',
};

type Answer = (request: Request) => { status?: number; body?: unknown } | 'no network';

function open(answer: Answer = () => ({ body: READ }), search = '') {
  const server = standInServer({
    'POST /api/ml/post': (request) => answer(request),
    'POST /api/group-boards': () => ({ body: { id: 3, chatRoomId: 3 } }),
  });
  visit(`/gonggu/write${search}`);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/gonggu/write': <WriteScreen />, '/': <p>홈</p> }} />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '한 문장으로 채우기' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const send = async (text = SENTENCE) => {
  fireEvent.change(await field(), { target: { value: text } });
  const panel = within(screen.getByRole('region', { name: '한 문장으로 채우기' }));
  await userEvent.click(panel.getByRole('button', { name: '채우기' }));
};
const read = async () => {
  await send();
  await screen.findByText('이렇게 읽었어요.');
};

beforeEach(() => localStorage.clear());

test('one sentence fills the form; nothing is posted before all of it was looked at, one’s home by itself', async () => {
  const server = open();
  await read();
  expect(screen.getByLabelText<HTMLInputElement>('상품명').value).toBe('제주감귤');
  expect(screen.getByText('‘3만원’에서 읽었어요')).toBeDefined();
  expect(screen.getByText('‘제주감귤’에서 골랐어요')).toBeDefined();
  expect(screen.getByText('확인할 칸이', { exact: false }).textContent).toContain('8개');
  expect(await screen.findByText('뭉치가 그린 그림이에요.')).toBeDefined();
  const post = button('작성 완료');
  expect(post.disabled).toBe(true);

  await userEvent.click(button('모두 맞아요'));
  expect(screen.getByText('확인할 칸이', { exact: false }).textContent).toContain('1개');
  expect(post.disabled).toBe(true);
  expect(screen.getByText('우리 집 주소가 이웃 모두에게 보여요.')).toBeDefined();
  const home = within(screen.getByRole('region', { name: '우리 집 주소' }));
  await userEvent.click(home.getByRole('button', { name: '그래도 쓸게요' }));
  await waitFor(() => expect(post.disabled).toBe(false));
  expect(server.requests.some(({ path }) => path === '/api/group-boards')).toBe(false);
  await userEvent.click(post);
  await screen.findByText('홈');
  const posted = server.requests.find(({ path }) => path === '/api/group-boards')?.body;
  expect(posted).toMatchObject({ name: '제주감귤', price: 30_000, totalUser: 5, images: ['/pictures/fresh-005.webp'] });
});

test('each is confirmed by its press or by editing it; another place than one’s home empties it', async () => {
  open();
  await read();
  await userEvent.click(await screen.findByRole('button', { name: '총 가격 맞아요' }));
  expect(screen.queryByText('‘3만원’에서 읽었어요')).toBeNull();
  const name = screen.getByLabelText<HTMLInputElement>('상품명');
  await userEvent.type(name, ' 특');
  expect(name.value).toBe('제주감귤 특');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.queryByRole('button', { name: '상품명 맞아요' })).toBeNull();
  await userEvent.click(button('다른 곳 고르기'));
  expect(screen.queryByText('우리 집 주소가 이웃 모두에게 보여요.')).toBeNull();
  expect(screen.queryByText(HOME)).toBeNull();
});

test('another place than one’s home is no place that was looked at, and nobody is sent to one’s door', async () => {
  open();
  await read();
  const note = () => screen.getByLabelText<HTMLInputElement>('만나는 곳 (선택)').value;
  expect(note()).toBe('집 앞');
  await userEvent.click(await screen.findByRole('button', { name: '모두 맞아요' }));
  await userEvent.click(button('다른 곳 고르기'));
  expect(screen.queryByRole('img', { name: '거래 장소 확인함' })).toBeNull();
  expect(note()).toBe('');
});

test('what one wrote oneself about the meeting stays when another place is wanted', async () => {
  open();
  await read();
  const note = screen.getByLabelText<HTMLInputElement>('만나는 곳 (선택)');
  fireEvent.change(note, { target: { value: '놀이터 앞' } });
  await userEvent.click(button('다른 곳 고르기'));
  expect(note.value).toBe('놀이터 앞');
});

test('what was guessed and what was looked at outlive a reload, and go with the draft', async () => {
  open();
  await read();
  await userEvent.click(await screen.findByRole('button', { name: '총 가격 맞아요' }));
  cleanup();
  open();
  expect(await screen.findByRole('button', { name: '상품명 맞아요' })).toBeDefined();
  expect(screen.getByText('‘다섯 명’에서 읽었어요')).toBeDefined();
  expect(screen.queryByRole('button', { name: '총 가격 맞아요' })).toBeNull();
  expect(screen.getByRole('img', { name: '총 가격 확인함' })).toBeDefined();
  expect(screen.getByText('우리 집 주소가 이웃 모두에게 보여요.')).toBeDefined();
  expect(button('작성 완료').disabled).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: '모두 맞아요' }));
  expect(screen.getByText('확인할 칸이', { exact: false }).textContent).toContain('1개');

  cleanup();
  open();
  await screen.findByText('우리 집 주소가 이웃 모두에게 보여요.');
  expect(screen.queryByRole('button', { name: '상품명 맞아요' })).toBeNull();
  await userEvent.click(button('새로 쓸게요'));
  expect(screen.queryByText('우리 집 주소가 이웃 모두에게 보여요.')).toBeNull();
  expect(screen.queryByRole('img', { name: '총 가격 확인함' })).toBeNull();
  expect(await field()).toBeDefined();
});

test('once a field is filled it is a tile among the photos, and opens again', async () => {
  open();
  await field();
  fireEvent.change(screen.getByLabelText('상품명'), { target: { value: '귤' } });
  expect(screen.queryByRole('textbox', { name: '한 문장으로 채우기' })).toBeNull();
  const tile = within(screen.getByRole('region', { name: '사진' })).getByRole('button', { name: /한 문장으로 채우기/ });
  await userEvent.click(tile);
  const unfolded = await field();
  await waitFor(() => expect(document.activeElement).toBe(unfolded));
  await read();
  expect(screen.getByRole('button', { name: /한 문장으로 채우기/ }).textContent).toContain(SENTENCE);
  fireEvent.change(screen.getByLabelText('상품명'), { target: { value: '' } });
  expect(screen.queryByRole('textbox', { name: '한 문장으로 채우기' })).toBeNull();
});

test('a drawing is exchanged for a photo', async () => {
  open();
  await read();
  await userEvent.click(await screen.findByRole('button', { name: '사진으로 바꾸기' }));
  expect(screen.queryByText('뭉치가 그린 그림이에요.')).toBeNull();
  expect(screen.queryByRole('img', { name: '사진 1' })).toBeNull();
});

test.each([
  ['같이 뭐 사실 분', '물건 이름과 값을 함께 적어 주세요.'],
  ['https://shop.example/1', '링크는 열어 보지 않아요. 물건 이름과 값을 함께 붙여 넣어 주세요.'],
])('nothing is read from %s', async (text, words) => {
  open(() => ({ body: { ...READ, guesses: {}, content: text } }));
  await send(text);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect((await field()).value).toBe(text);
});

test('what failed can be tried again', async () => {
  let tries = 0;
  open(() => (++tries === 1 ? { status: 500, body: {} } : { body: READ }));
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('읽지 못했어요.');
  await userEvent.click(button('다시'));
  await screen.findByText('이렇게 읽었어요.');
});

test('without a network nothing is asked', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const server = open();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('지금은 읽을 수 없어요. 아래 칸에 바로 적어도 돼요.');
  expect(server.requests.some(({ path }) => path === '/api/ml/post')).toBe(false);
  offline.mockRestore();
});

test('what a model reads later fills only what nobody has looked at', async () => {
  const open_ = { ...READ, guesses: { name: READ.guesses.name, price: { ...READ.guesses.price!, sure: false } } };
  const deep: PostReading = {
    ...open_,
    by: 'model',
    guesses: {
      ...open_.guesses,
      price: { value: 33_000, said: '3만3천', sure: false, note: null, by: 'model' },
      totalUser: { value: 4, said: '넷', sure: false, note: null, by: 'model' },
    },
  };
  let answer: (body: unknown) => void = () => undefined;
  const later = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  const server = standInServer({
    'POST /api/ml/post': async ({ body }) =>
      (body as { deep?: boolean }).deep ? { body: await later } : { body: { ...open_, more: true } },
  });
  visit('/gonggu/write');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/gonggu/write': <WriteScreen /> }} />
    </QueryClientProvider>,
  );
  await read();
  await userEvent.click(await screen.findByRole('button', { name: '총 가격 맞아요' }));
  answer(deep);
  expect(await screen.findByText('AI가 읽었어요 · ‘넷’')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('총 가격').value).toBe('30,000');
  await waitFor(() => expect(server.requests.filter(({ path }) => path === '/api/ml/post')).toHaveLength(2));
});

test('who fills a field while the sentence is being read keeps the field, the focus and the words', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = standInServer({ 'POST /api/ml/post': () => held.then(() => ({ body: READ })) });
  visit('/gonggu/write');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/gonggu/write': <WriteScreen /> }} />
    </QueryClientProvider>,
  );
  await send();
  await waitFor(() => expect(server.requests.some(({ path }) => path === '/api/ml/post')).toBe(true));
  const price = screen.getByLabelText<HTMLInputElement>('총 가격');
  fireEvent.change(price, { target: { value: '25000' } });
  const name = screen.getByLabelText<HTMLInputElement>('상품명');
  await userEvent.click(name);
  // A syllable under way: what takes the field away ends it.
  fireEvent.compositionStart(name);
  fireEvent.change(name, { target: { value: '구' } });
  answer();

  expect(await screen.findByText('‘다섯 명’에서 읽었어요')).toBeDefined();
  expect(screen.getByLabelText('상품명')).toBe(name);
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.value).toBe('구');
  expect(price.isConnected).toBe(true);
  expect(price.value).toBe('25,000');
  expect(screen.queryByRole('button', { name: '상품명 맞아요' })).toBeNull();
  expect(screen.queryByRole('button', { name: '총 가격 맞아요' })).toBeNull();
  // What nobody touched is filled, in the field that was there.
  expect(screen.getByLabelText<HTMLInputElement>('총 수량').value).toBe('10kg');
});

test('phone numbers are said to be gone', async () => {
  open(() => ({ body: { ...READ, dropped: ['PHONE'] } }));
  await read();
  expect(await screen.findByText('전화번호는 지웠어요.')).toBeDefined();
});

test('what another app shares is there to be read', async () => {
  open(undefined, '?title=%EA%B7%A4+5kg&text=3%EB%A7%8C%EC%9B%90');
  expect((await field()).value).toBe('귤 5kg\n3만원');
});
