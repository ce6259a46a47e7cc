import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { roomQuery } from '../api/room';
import { testRoom } from '../api/test-room';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { SystemButton } from './system-button';

beforeEach(() => {
  while (currentNotices().ask) currentNotices().ask?.answer(false);
});

function Room() {
  const { data } = useQuery(roomQuery(7));
  return data ? <SystemButton action={{ press: 'trade', done: false }} chatRoomId={7} /> : null;
}

/** The room's first request is answered; the next one stays pending until the test ends. */
async function open(reply: () => Reply) {
  let readings = 0;
  const server = standInServer({
    'GET /api/chat/rooms/7': () => (++readings === 1 ? { body: testRoom() } : new Promise<Reply>(() => {})),
    'POST /api/chat/rooms/7/trade-complete': reply,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Room />
    </QueryClientProvider>,
  );
  await userEvent.dblClick(await screen.findByRole('button', { name: /^거래 완료/ }));
  await expect.poll(() => readings).toBe(2);
  return server.sent('POST /api/chat/rooms/7/trade-complete').length;
}

test('says that it is done before the room has followed, and cannot be pressed again meanwhile', async () => {
  expect(await open(() => ({ body: {} }))).toBe(1);
  expect(currentNotices().ask?.text).toBe('거래 완료!');
  expect(screen.getByRole('button', { name: /^거래 완료/ }).ariaBusy).toBe('true');
});

test.each([
  ['ALREADY_TRADED', '이미 거래 완료 처리 되었습니다.'],
  ['NOT_A_MEMBER', '거래 완료 실패'],
])('%s is said, and the room is read again', async (code, words) => {
  expect(await open(() => refusal(409, code))).toBe(1);
  expect(currentNotices().ask?.text).toBe(words);
});
