import type { ChatRoom } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { testMember, testRoom } from '../../api/test-room';
import { standInServer } from '../../api/test-server';
import { RaiseButton } from './raise-sheet';

const me = testMember({ participantId: 2, me: true, seats: 2, share: 16_000 });

function show(changes: Partial<ChatRoom>) {
  const room = testRoom({ stage: 'RECRUITING', price: 48_000, totalUser: 6, maxSeats: 4, openSeats: 1, ...changes });
  const server = standInServer({ 'PATCH /api/chat/rooms/7/seats': () => ({ body: room }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RaiseButton room={room} me={me} />
    </QueryClientProvider>,
  );
  return server;
}

test('one more, never fewer than one has and never more than are left', async () => {
  const server = show({});
  await userEvent.click(screen.getByRole('button', { name: '몫 늘리기' }));
  const sheet = await screen.findByRole('dialog', { name: '몫을 늘릴까요?' });
  const more = await within(sheet).findByRole('button', { name: '한 몫 늘리기' });
  expect(sheet.textContent).toContain('내가 낼 금액 8,000원 × 324,000원');
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(within(sheet).getByRole('button', { name: '한 몫 줄이기' }));
  expect(within(sheet).getByRole('button', { name: '한 몫 줄이기' }).getAttribute('aria-disabled')).toBe('true');
  expect(within(sheet).getByRole('button', { name: '2몫으로 늘릴게요' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(within(sheet).getByRole('button', { name: '한 몫 늘리기' }));
  await userEvent.click(within(sheet).getByRole('button', { name: '3몫으로 늘릴게요' }));
  await vi.waitFor(() =>
    expect(server.sent('PATCH /api/chat/rooms/7/seats').map(({ body }) => body)).toEqual([{ seats: 3 }]),
  );
});

test('without a free share there is nothing to press', () => {
  show({ openSeats: 0 });
  expect(screen.queryByRole('button', { name: '몫 늘리기' })).toBeNull();
});
