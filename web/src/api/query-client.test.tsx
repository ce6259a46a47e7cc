import { boardDetail, chatRooms, joinBoard, likedBoards, listBoards, publicProfile } from '@mungchi/contract/calls';
import { QueryClientProvider, QueryObserver, useMutation, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownCopy } from './api-error';
import { call } from './call';
import { createQueryClient, endpointKey, endpointQuery, pagesQuery, readAgain, readNews } from './query-client';
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

test('without a network it is not tried again: that is said at once, and asked for when the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let away = true;
  const server = standInServer({ 'GET /api/users/1': () => (away ? 'no network' : { body: { nickname: '새봄' } }) });
  show(1);
  dispatchEvent(new Event('offline'));
  await screen.findByText(ownCopy.NETWORK);
  await waitFor(() => expect(server.requests).toHaveLength(1));
  away = false;
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  await screen.findByText('새봄');
});

test('a refusal is an answer', async () => {
  const server = standInServer({ 'GET /api/users/1': () => refusal(404, 'USER_NOT_FOUND') });
  show(1);
  await screen.findByText('말: USER_NOT_FOUND');
  await waitFor(() => expect(server.requests).toHaveLength(1));
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

test('a number and its digits are one parameter; a list in pages is stored apart from the same in one piece', () => {
  expect(endpointKey(boardDetail, { params: { boardId: 7 } })).toEqual(
    endpointKey(boardDetail, { params: { boardId: '7' } }),
  );
  const size = { first: 10, more: 20 };
  expect(pagesQuery(listBoards, {}, size).queryKey).not.toEqual(endpointQuery(listBoards).queryKey);
});

test('reading again touches every list of the named endpoints, and nothing else', async () => {
  const queries = createQueryClient();
  const lists = [
    pagesQuery(likedBoards, {}, { first: 20, more: 20 }).queryKey,
    endpointQuery(listBoards).queryKey,
    endpointQuery(listBoards, { query: { radius: 750 } }).queryKey,
  ];
  const detail = endpointQuery(boardDetail, { params: { boardId: 7 } }).queryKey;
  for (const key of [...lists, detail]) queries.setQueryData(key, {});
  await readAgain(queries, listBoards, likedBoards);
  expect(lists.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
  expect(queries.getQueryState(detail)?.isInvalidated).toBe(false);
});

test('a first reading that is older than the news does not become the answer', async () => {
  const queries = createQueryClient();
  const queryKey = endpointKey(chatRooms);
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(queries, { queryKey, queryFn });
  onTestFinished(observer.subscribe(() => {}));
  expect(answers).toHaveLength(1);
  const news = readNews(queries, queryKey);
  answers[0]!('before');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!('after');
  await news;
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'after' });
});

function Join() {
  const join = useMutation({ mutationFn: () => call(joinBoard, { params: { boardId: 7 } }) });
  return (
    <button type="button" onClick={() => join.mutate()}>
      {join.error?.message ?? '참여'}
    </button>
  );
}

test('without a network a press fails at once and is not kept for later', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  standInServer({ 'POST /api/group-boards/7/join': () => 'no network' });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Join />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '참여' }));
  await screen.findByRole('button', { name: ownCopy.NETWORK });
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
});
