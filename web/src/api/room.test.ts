import type { RoomId, TopicCall } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testHandover, testPoll } from '../handover/test-handover';
import { handoverQuery, useHandover } from './handover';
import { realtime } from './live/realtime';
import type { Listener } from './live/realtime-subscriptions';
import { createQueryClient } from './query-client';
import { useRoom } from './room';
import { storeToken } from './session/token';
import { testRoom } from './test-room';
import { standInServer } from './test-server';

const ROOM = 7 as RoomId;

/** A room that lies open; by their topics, the server's ends of its subscriptions. */
async function opened() {
  storeToken(`x.${btoa(JSON.stringify({ sub: '5', exp: 9e9 }))}.x`);
  let poll: ReturnType<typeof testPoll> | null = null;
  const server = standInServer({
    'GET /api/chat/rooms/7': () => ({ body: testRoom({ stage: 'PURCHASED' }) }),
    'GET /api/chat/rooms/7/ledger': () => ({ body: {} }),
    'GET /api/chat/rooms/7/handover': () => ({ body: testHandover({ poll }) }),
  });
  const lines = new Map<TopicCall, Listener>();
  vi.spyOn(realtime, 'listen').mockImplementation((topic, _, listener) => {
    if (!lines.has(topic)) lines.set(topic, listener as Listener);
    return () => undefined;
  });
  vi.spyOn(realtime, 'connection', 'get').mockReturnValue('connected');
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const room = renderHook(() => useRoom(ROOM), { wrapper });
  onTestFinished(() => {
    room.unmount();
    vi.restoreAllMocks();
  });
  await expect.poll(() => lines.size).toBe(2);
  return {
    client,
    server,
    /** All that a news wakes. */
    hear: () =>
      act(() => {
        for (const line of lines.values()) line.onMessage({ messageType: 'SYSTEM' });
      }),
    ask: () => {
      poll = testPoll();
    },
    card: () => {
      const { result, unmount } = renderHook(() => useHandover(ROOM), { wrapper });
      onTestFinished(unmount);
      return result;
    },
  };
}

test('a poll that opens a moment after the kit was read ahead is known to its card', async () => {
  const { client, server, hear, ask, card } = await opened();
  await client.fetchQuery(handoverQuery(ROOM));
  ask();
  hear();
  const seen = card();
  await expect.poll(() => seen.current.data?.poll?.slots.length).toBeGreaterThan(0);
  await waitFor(() => expect(server.sent('GET /api/chat/rooms/7/handover')).toHaveLength(2));
});
