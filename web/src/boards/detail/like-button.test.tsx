import type { BoardDetail } from '@mungchi/contract';
import { boardDetail } from '@mungchi/contract/calls';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient, endpointQuery } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { standInServer } from '../../api/test-server';
import { LikeButton } from './like-button';

const detail = endpointQuery(boardDetail, { params: { boardId: '7' } });
const before = { id: 7, liked: false, likeCount: 0 } as BoardDetail;

function Heart() {
  const { data } = useQuery(detail);
  return data ? <LikeButton board={data} onVisitor={() => {}} /> : null;
}

test('a reading that was under way does not take the heart back, and is made again', async () => {
  storeToken('t');
  let reading = () => {};
  let answers = 0;
  standInServer({
    'GET /api/group-boards/7': async () => {
      answers += 1;
      if (answers === 2) return { body: { ...before, liked: true, likeCount: 1 } };
      await new Promise<void>((resolve) => {
        reading = resolve;
      });
      return { body: before };
    },
    'POST /api/group-boards/7/like': () => ({ body: { liked: true, likeCount: 1 } }),
  });
  const queries = createQueryClient();
  queries.setQueryData(detail.queryKey, before);
  render(
    <QueryClientProvider client={queries}>
      <Heart />
    </QueryClientProvider>,
  );
  void queries.invalidateQueries({ queryKey: detail.queryKey });
  await expect.poll(() => answers).toBe(1);

  await userEvent.click(screen.getByRole('button', { name: /^찜/ }));
  await act(async () => reading());
  await screen.findByRole('button', { name: '찜 1', pressed: true });
  await expect.poll(() => answers).toBe(2);
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(screen.getByRole('button', { name: '찜 1', pressed: true })).toBeTruthy();
});
