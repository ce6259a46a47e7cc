import type { ProductCard, ProductId } from '@mungchi/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { currentNotices } from '../notices/notices';
import { ProductTile } from '../ui/piece/product-tile';
import { showHeart, useLikeCard } from './product-hearts';
import { foundProductsQuery, productQuery, recommendedProductsQuery, shelfQuery, shelvesQuery } from './products';
import { createQueryClient } from './query-client';
import { storeToken } from './session/token';
import { type Reply, refusal, standInServer } from './test-server';

const picture = { url: '/x.webp', width: 640, height: 640, widths: [], color: null, thumbhash: null };
const card = (id: number): ProductCard => ({
  id: id as ProductId,
  name: `벌꿀 ${id}kg`,
  price: 9900,
  imgUrl: '/x.webp',
  picture,
  liked: false,
});

function Row() {
  const { data = [] } = useQuery({ ...recommendedProductsQuery, staleTime: Number.POSITIVE_INFINITY });
  const like = useLikeCard();
  return data.map((product) => <ProductTile key={product.id} product={product} onLike={like} />);
}

function open(reply: Reply) {
  storeToken('t');
  const server = standInServer({
    'POST /api/products/3/like': () => reply,
    'DELETE /api/products/3/like': () => reply,
  });
  const queries = createQueryClient();
  const pageParams = [undefined];
  queries.setQueryData(recommendedProductsQuery.queryKey, [card(3), card(4)]);
  queries.setQueryData(shelvesQuery.queryKey, [[card(4)], [card(3)], [], []]);
  queries.setQueryData(shelfQuery(2).queryKey, { pages: [[card(5)], [card(3)]], pageParams });
  queries.setQueryData(foundProductsQuery('벌꿀').queryKey, {
    pages: [{ answer: [card(3)], nextCursor: null }],
    pageParams,
  });
  queries.setQueryData(productQuery(3 as ProductId).queryKey, { ...card(3), likeCount: 6 } as never);
  render(
    <QueryClientProvider client={queries}>
      <Row />
    </QueryClientProvider>,
  );
  const everywhere = () =>
    [recommendedProductsQuery, shelvesQuery, shelfQuery(2), foundProductsQuery('벌꿀')].map(
      ({ queryKey }) => JSON.stringify(queries.getQueryData(queryKey)).match(/"liked":true/g)?.length ?? 0,
    );
  return { queries, server, everywhere };
}

const heart = (pressed: boolean) => screen.findByRole('button', { name: '벌꿀 3kg 찜', pressed });

beforeEach(() => {
  while (currentNotices().ask) currentNotices().ask?.answer(false);
});

test('a heart on a card shows on every list and on the page of its product, and nowhere else', async () => {
  const { queries, everywhere } = open({ body: { liked: true, likeCount: 7 } });
  await userEvent.click(await heart(false));
  await heart(true);
  expect(everywhere()).toEqual([1, 1, 1, 1]);
  await expect
    .poll(() => queries.getQueryData(productQuery(3 as ProductId).queryKey))
    .toMatchObject({ liked: true, likeCount: 7 });
  expect(await screen.findByRole('button', { name: '벌꿀 4kg 찜', pressed: false })).toBeTruthy();
});

test('one that could not be given is taken back everywhere, and said', async () => {
  const { everywhere } = open(refusal(404, 'PRODUCT_NOT_FOUND'));
  await userEvent.click(await heart(false));
  await expect.poll(() => currentNotices().ask?.text).toBe('찜 실패. 다시 시도해주세요.');
  await heart(false);
  expect(everywhere()).toEqual([0, 0, 0, 0]);
});

test('a heart given on the page of a product is on its cards', async () => {
  const { queries, everywhere } = open({ body: {} });
  act(() => showHeart(queries, 3 as ProductId, true));
  await heart(true);
  expect(everywhere()).toEqual([1, 1, 1, 1]);
});
