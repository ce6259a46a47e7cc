import type { BoardId, ProductId } from '@mungchi/contract';
import { boardDetail, likedBoards, listBoards, productBoards } from '@mungchi/contract/calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useJoinBoard } from './board-verbs';
import { boardQuery, likedBoardsQuery, nearbyQuery } from './boards';
import { productBoardsQuery } from './products';
import { createQueryClient, endpointKey } from './query-client';
import { storeToken } from './session/token';
import { type Reply, refusal, standInServer } from './test-server';

/** Joins board 7 with every query that shows it in the cache; returns which are stale afterwards. */
async function join(reply: Reply) {
  storeToken('t');
  standInServer({ 'POST /api/group-boards/7/join': () => reply });
  const queries = createQueryClient();
  const shown = [
    boardQuery(7 as BoardId).queryKey,
    nearbyQuery(0, { radius: 750, recruiting: false }).queryKey,
    nearbyQuery(2, { radius: 750, recruiting: true }).queryKey,
    likedBoardsQuery.queryKey,
    productBoardsQuery(3 as ProductId).queryKey,
  ];
  for (const key of shown) queries.setQueryData<unknown>(key, {});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useJoinBoard(), { wrapper });
  const failure = await result.current(7 as BoardId).then(
    () => null,
    (error: Error) => error.message,
  );
  const old = shown.filter((key) => queries.getQueryState(key)?.isInvalidated).map(([path]) => path);
  return { failure, old, board: queries.getQueryData<unknown>(shown[0] ?? []) };
}

const [detail] = endpointKey(boardDetail);
const [products] = endpointKey(productBoards);
const [nearby] = endpointKey(listBoards);
const [liked] = endpointKey(likedBoards);
const shelf = '/api/group-boards/categories/:categoryId';

test('a seat is shown at once in the post, and all lists of it are read again', async () => {
  const { failure, old, board } = await join({ body: { id: 7, join: true } });
  expect(failure).toBeNull();
  expect(board).toEqual({ id: 7, join: true });
  expect(old).toEqual([nearby, shelf, liked, products]);
});

test('a seat taken by an earlier try is a seat; the post is read again', async () => {
  const { failure, old } = await join(refusal(409, 'ALREADY_JOINED'));
  expect(failure).toBeNull();
  expect(old).toEqual([detail, nearby, shelf, liked, products]);
});

test('a refusal is told, and what offered the seat is read again', async () => {
  const { failure, old } = await join(refusal(409, 'BOARD_FULL'));
  expect(failure).toBe('말: BOARD_FULL');
  expect(old).toEqual([detail, products]);
});
