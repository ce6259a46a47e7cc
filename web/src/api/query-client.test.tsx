import { listBoards, publicProfile } from '@mungchi/contract/calls';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient, endpointKey, endpointQuery } from './query-client';
import { type Reply, refusal, standInServer } from './test-server';

function Nickname({ userId }: { userId: number }) {
  const { data, error } = useQuery({ ...endpointQuery(publicProfile, { params: { userId } }), retryDelay: 1 });
  return <p>{error ? `${error.message}` : (data?.nickname ?? '…')}</p>;
}

function show(userId: number) {
  const client = createQueryClient();
  return render(
    <QueryClientProvider client={client}>
      <Nickname userId={userId} />
    </QueryClientProvider>,
  );
}

test('the network is tried three times', async () => {
  let tries = 0;
  standInServer({ 'GET /api/users/1': () => (++tries < 3 ? 'no network' : { body: { nickname: '새봄' } }) });
  show(1);
  await screen.findByText('새봄');
  expect(tries).toBe(3);
});

test('a refusal is an answer', async () => {
  const server = standInServer({ 'GET /api/users/1': () => refusal(404, 'USER_NOT_FOUND') });
  show(1);
  await screen.findByText('말: USER_NOT_FOUND');
  expect(server.requests).toHaveLength(1);
});

test('leaving a screen aborts what it asked for', async () => {
  const server = standInServer({ 'GET /api/users/1': () => new Promise<Reply>(() => {}) });
  const view = show(1);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  view.unmount();
  await vi.waitFor(() => expect(server.requests[0]?.signal?.aborted).toBe(true));
});

test('keys begin with the path, so that one endpoint can be invalidated as a whole', () => {
  expect(endpointKey(listBoards)).toEqual(['/api/group-boards']);
  expect(endpointQuery(listBoards, { query: { radius: 750 } }).queryKey).toEqual([
    '/api/group-boards',
    { radius: 750 },
  ]);
});
