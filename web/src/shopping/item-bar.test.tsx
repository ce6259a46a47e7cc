import type { ProductDetail } from '@mungchi/contract';
import { productDetail } from '@mungchi/contract/calls';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient, endpointQuery } from '../api/query-client';
import { storeToken } from '../api/session/token';
import { standInServer } from '../api/test-server';
import { ItemBar } from './item-bar';

const detail = endpointQuery(productDetail, { params: { productId: '7' } });
const before = { id: 7, liked: false, likeCount: 0 } as ProductDetail;

function Bar() {
  const { data } = useQuery(detail);
  return data ? <ItemBar product={data} /> : null;
}

test('a reading that was under way does not take the heart of a product back, and is made again', async () => {
  storeToken('t');
  let reading = () => {};
  let answers = 0;
  standInServer({
    'GET /api/products/7': async () => {
      answers += 1;
      if (answers === 2) return { body: { ...before, liked: true, likeCount: 1 } };
      await new Promise<void>((resolve) => {
        reading = resolve;
      });
      return { body: before };
    },
    'POST /api/products/7/like': () => ({ body: { liked: true, likeCount: 1 } }),
  });
  const queries = createQueryClient();
  queries.setQueryData(detail.queryKey, before);
  render(
    <QueryClientProvider client={queries}>
      <Bar />
    </QueryClientProvider>,
  );
  void queries.invalidateQueries({ queryKey: detail.queryKey });
  await expect.poll(() => answers).toBe(1);

  await userEvent.click(screen.getByRole('button', { name: /^찜/ }));
  await screen.findByRole('button', { name: '찜 1', pressed: true });
  await act(async () => reading());
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(queries.getQueryData(detail.queryKey)).toMatchObject({ liked: true, likeCount: 1 });
  expect(screen.getByRole('button', { name: '찜 1', pressed: true })).toBeTruthy();
  expect(answers).toBe(2);
});
