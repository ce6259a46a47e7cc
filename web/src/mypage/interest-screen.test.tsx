import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { InterestScreen } from './interest-screen';

const picture = { url: '/pictures/apple.webp', width: 640, height: 640, widths: [320], color: '#fff', thumbhash: '' };
const product = (id: number) => ({ id, name: `사과 ${id}`, price: 9900, imgUrl: picture.url, picture });

function open(products: (cursor: string | null) => Reply) {
  const server = standInServer({
    'GET /api/group-boards/like': () => ({ body: [] }),
    'GET /api/products/like': ({ path }) => products(new URLSearchParams(path.split('?')[1]).get('cursor')),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <InterestScreen />
    </QueryClientProvider>,
  );
  return (path: string) => server.requests.filter((request) => request.path.startsWith(path)).length;
}

/** Every observed element intersects at once. */
function everythingInView() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        queueMicrotask(() => this.seen([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
}

test('each change of the tab reads its list again', async () => {
  const asked = open(() => ({ body: [] }));
  await screen.findByText('하트를 누른 공구를 여기서 볼 수 있어요!');
  await userEvent.click(screen.getByRole('tab', { name: '쇼핑 상품' }));
  await screen.findByText('하트를 누른 상품을 여기서 볼 수 있어요!');
  await userEvent.click(screen.getByRole('tab', { name: '공구' }));
  await vi.waitFor(() => expect(asked('/api/group-boards/like')).toBe(2));
});

test('a list goes on page by page to its end, and a page that did not come is fetched by hand', async () => {
  everythingInView();
  sessionStorage.setItem('interestTab', 'products');
  let broken = true;
  const asked = open((cursor) => {
    if (cursor === null) return { body: [product(3)], headers: { 'X-Next-Cursor': 'second' } };
    if (cursor === 'second') return { body: [product(2)], headers: { 'X-Next-Cursor': 'third' } };
    return broken ? refusal(400, 'INVALID_FIELDS') : { body: [product(1)] };
  });
  await screen.findByRole('link', { name: /사과 2/ });
  const again = await screen.findByRole('button', { name: '더 불러오기' });
  broken = false;
  await userEvent.click(again);
  await screen.findByRole('link', { name: /사과 1/ });
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: '더 불러오기' })).toBeNull();
  expect(asked('/api/products/like')).toBe(4);
});

test('a list that did not come can be tried again', async () => {
  let broken = true;
  sessionStorage.setItem('interestTab', 'products');
  open(() => (broken ? refusal(400, 'INVALID_FIELDS') : { body: [product(1)] }));
  const again = await screen.findByRole('button', { name: '다시 시도' });
  broken = false;
  await userEvent.click(again);
  await screen.findByRole('link', { name: /사과 1/ });
});
