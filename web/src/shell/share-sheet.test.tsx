import type { BoardId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, queryClient } from '../api/query-client';
import { standInServer } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { ShareSheet } from './share-sheet';

const board = {
  id: 7 as BoardId,
  title: '제주감귤 10kg 공구합니다.',
  imgUrl: '/pictures/fresh-005.webp',
  perPersonPrice: 6000,
  totalUser: 5,
  currentUsers: 2,
};
const LINK = `${location.origin}/gonggu/list/7`;

beforeEach(() => {
  queryClient.clear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  vi.restoreAllMocks();
});

const give = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

function open(config: object = {}) {
  const answer = standInServer({ 'GET /api/config': () => ({ body: config }) });
  const served = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.includes('/pictures/share/') ? { ok: true, url, blob: async () => new Blob(['x']) } : served(url, init),
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ShareSheet board={board} open onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return answer;
}

test('the picture neighbours will see, at its size before it is there', async () => {
  open();
  const picture = await screen.findByRole('img', { name: '제주감귤 10kg 공구합니다. 공유 그림' });
  expect(picture.getAttribute('src')).toBe('/pictures/share/7-now.jpg');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '630']);
  fireEvent.error(picture);
  expect(screen.queryByRole('img')).toBeNull();
});

test('without a messenger: link, picture and QR', async () => {
  open();
  await screen.findByRole('button', { name: '링크 복사' });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['링크 복사', '그림 저장', 'QR']);
});

test('KakaoTalk where it is configured', async () => {
  open({ kakaoShareKey: 'key' });
  expect(await screen.findByRole('button', { name: '카카오톡' })).toBeDefined();
});

test('the system takes picture and link together where it takes files', async () => {
  const share = vi.fn<(words: ShareData) => Promise<void>>().mockResolvedValue();
  give('share', share);
  give('canShare', () => true);
  open();
  await userEvent.click(await screen.findByRole('button', { name: '공유하기' }));
  await expect.poll(() => share.mock.calls.length).toBe(1);
  const [{ files, ...words }] = share.mock.calls[0]!;
  expect(files?.map(({ name, type }) => [name, type])).toEqual([['제주감귤 10kg.jpg', 'image/jpeg']]);
  expect(words).toEqual({ title: board.title, text: '1인 6,000원 · 3자리 남았어요', url: LINK });
});

test('the link alone where it takes none', async () => {
  const share = vi.fn<(words: ShareData) => Promise<void>>().mockResolvedValue();
  give('share', share);
  give('canShare', () => false);
  open();
  await userEvent.click(await screen.findByRole('button', { name: '공유하기' }));
  await expect.poll(() => share.mock.calls[0]?.[0]).toEqual(expect.not.objectContaining({ files: expect.anything() }));
});

test('the picture is saved and the link copied', async () => {
  const person = userEvent.setup();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  open();
  await person.click(await screen.findByRole('button', { name: '그림 저장' }));
  await expect.poll(() => currentNotices().toasts.at(-1)?.text).toBe('그림을 저장하고 링크를 복사했어요.');
  expect(saved).toEqual(['제주감귤 10kg.jpg']);
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

test('the QR stands in the picture’s place, and goes again', async () => {
  const person = userEvent.setup();
  open();
  await person.click(await screen.findByRole('button', { name: 'QR' }));
  expect(screen.getByRole('img', { name: '공구 글 QR' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'QR' }));
  expect(screen.getByRole('img', { name: /공유 그림$/ })).toBeDefined();
});
