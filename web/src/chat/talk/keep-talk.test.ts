import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error';
import { queryClient } from '../../api/query-client';
import { roomQuery } from '../../api/room';
import { testRoom } from '../../api/test-room';
import { converse, openConversation } from './conversation';
import { keepTalk } from './keep-talk';
import type { LiveConversation } from './live-conversation';
import { message } from './test-messages';

const room = testRoom({ messages: [message(1)] });
const { queryKey } = roomQuery(room.id);
afterEach(() => queryClient.clear());

/** A room that is open while somebody says something. */
function talk(): () => void {
  let state = openConversation(2, room.messages, []);
  const stop = keepTalk(room.id, { watch: () => () => undefined, current: () => state } as unknown as LiveConversation);
  state = converse(state, { type: 'took', messages: [message(2)] });
  return stop;
}

const refuse = (code: 'NOT_A_MEMBER' | 'NETWORK') =>
  queryClient
    .fetchQuery({ queryKey, staleTime: 0, retry: false, queryFn: () => Promise.reject(new ApiError(code, 403, '')) })
    .catch(() => undefined);

test('what was said stays with the room when it is left, also without a network', async () => {
  queryClient.setQueryData(queryKey, room);
  const leave = talk();
  await refuse('NETWORK');
  leave();
  expect(queryClient.getQueryData(queryKey)?.messages.map(({ seq }) => seq)).toEqual([1, 2]);
});

test('whoever was put out of the room is not let in again by it', async () => {
  queryClient.setQueryData(queryKey, room);
  const leave = talk();
  await refuse('NOT_A_MEMBER');
  leave();
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ status: 'error', error: { code: 'NOT_A_MEMBER' } });
});
