import type { ChatRoom, Handover, Role } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../api/query-client';
import { testRoom } from '../api/test-room';
import { standInServer } from '../api/test-server';
import { Notices } from '../shell/notices';
import { TestRouter, visit } from '../shell/test-router';
import { HandoverScreen } from './handover-screen';

type Answers = Parameters<typeof standInServer>[0];

/** The meeting as a leader or a follower sees it. */
export function openHandover(
  kit: Handover,
  as: Role,
  answers: Answers = {},
  changes: Partial<ChatRoom> = {},
  search = '',
) {
  const participants = testRoom().participants.map((one) => ({
    ...one,
    me: as === 'LEADER' ? one.role === 'LEADER' : one.nickname === '새봄',
  }));
  const server = standInServer({
    'GET /api/chat/rooms/7': () => ({ body: testRoom({ stage: kit.stage, participants, ...changes }) }),
    'GET /api/chat/rooms/7/handover': () => ({ body: kit }),
    ...answers,
  });
  visit(`/chat/7/handover${search}`);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter
        screens={{ '/chat/:chatRoomId/handover': <HandoverScreen />, '/chat/:chatRoomId/receive': <p>받기</p> }}
      />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const bodyOf = (server: ReturnType<typeof openHandover>, line: string) => server.sent(line)[0]?.body;
