import type { ChatMessage } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { ownSeat } from '../../api/room';
import { testRoom } from '../../api/test-room';
import { standInServer } from '../../api/test-server';
import { testHandover, testPoll } from '../../handover/test-handover';
import { type RoomContext, RoomContextOf } from '../room/room-context';
import { PollCard } from './poll-card';

const remark = (seq: number) => ({ seq, notice: 'POLL' }) as ChatMessage;

function open(shown: number, poll = testPoll()) {
  const room = testRoom({ stage: 'PURCHASED', meetingNote: '서울숲역 4번 출구 앞' });
  const server = standInServer({
    'GET /api/chat/rooms/7/handover': () => ({ body: testHandover({ poll }) }),
    [`PUT /api/chat/rooms/7/polls/${poll.id}/answer`]: () => ({ body: testHandover({ poll }) }),
  });
  const conversation = { log: { run: [remark(3), remark(8)] } };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RoomContextOf value={{ room, me: ownSeat(room)!, conversation } as unknown as RoomContext}>
        <PollCard message={remark(shown)} />
      </RoomContextOf>
    </QueryClientProvider>,
  );
  return server;
}

test('the times are answered in the talk, where it is and who is missing stand beside them', async () => {
  const poll = testPoll();
  const server = open(8, poll);
  const card = await screen.findByRole('region', { name: '가능한 시간' });
  expect(card.textContent).toContain('서울숲역 4번 출구 앞');
  const [first] = within(card).getAllByRole('button');
  await userEvent.click(first!);
  const path = `PUT /api/chat/rooms/7/polls/${poll.id}/answer`;
  await waitFor(() => expect(server.sent(path)).toHaveLength(1));
});

test('an earlier poll and one that is over show no times', async () => {
  const server = open(3);
  await waitFor(() => expect(server.sent('GET /api/chat/rooms/7/handover')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: '가능한 시간' })).toBeNull();
});
