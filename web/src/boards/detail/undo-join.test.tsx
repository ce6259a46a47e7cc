import type { BoardDetail } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { testBoard } from '../../api/test-board';
import { type Reply, refusal, standInServer } from '../../api/test-server';
import { currentNotices } from '../../notices/notices';
import { putToastsAway } from '../../notices/test-notices';
import { Notices } from '../../shell/notices';
import { UndoJoin } from './undo-join';

const NOW = '2026-11-18T03:00:00.000Z';
beforeEach(() => {
  storeToken('t');
  putToastsAway();
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

function open(undoUntil: string | null, reply?: Reply) {
  const board = testBoard({ undoUntil });
  const server = standInServer({
    [`DELETE /api/group-boards/${board.id}/join`]: () =>
      reply ?? { body: { ...board, undoUntil: null } satisfies BoardDetail },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UndoJoin board={board} />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

const row = () => screen.queryByRole('region', { name: '참여 되돌리기' })?.textContent ?? null;
const said = () => currentNotices().toasts.map(({ text }) => text);

test.each([
  ['2026-11-18T03:10:00.000Z', '잘못 눌렀나요? 10분 안에 되돌릴 수 있어요참여 되돌리기'],
  ['2026-11-18T03:00:01.000Z', '잘못 눌렀나요? 1분 안에 되돌릴 수 있어요참여 되돌리기'],
  [NOW, null],
  [null, null],
])('until %s it says %s', (until, words) => {
  open(until);
  expect(row()).toBe(words);
});

test('it asks once, and says that it was done', async () => {
  const server = open('2026-11-18T03:10:00.000Z');
  await userEvent.click(screen.getByRole('button', { name: '참여 되돌리기' }));
  await screen.findByText(/자리는 바로 다른 이웃에게 열려요/);
  expect(server.requests).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: '되돌릴게요' }));
  await expect.poll(said).toEqual(['참여를 되돌렸어요.']);
});

test('too late: it says so', async () => {
  open('2026-11-18T03:10:00.000Z', refusal(409, 'UNDO_LATE'));
  await userEvent.click(screen.getByRole('button', { name: '참여 되돌리기' }));
  await userEvent.click(await screen.findByRole('button', { name: '되돌릴게요' }));
  await expect.poll(said, { timeout: 5_000 }).toContain('말: UNDO_LATE');
});
