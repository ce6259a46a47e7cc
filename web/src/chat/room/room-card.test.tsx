import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { ownSeat } from '../../api/room';
import { testRoom } from '../../api/test-room';
import { standInServer } from '../../api/test-server';
import { RoomCard } from './room-card';
import { type RoomContext, RoomContextOf } from './room-context';
import { useHead } from './use-head';

test('folded it is one line with the stage, and a press opens it', async () => {
  standInServer({});
  const room = testRoom({ stage: 'PAYING' });
  const onOpen = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RoomContextOf value={{ room, me: ownSeat(room)! } as unknown as RoomContext}>
        <RoomCard room={room} head="folded" onOpen={onOpen} />
      </RoomContextOf>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '구매중공구 정보 보기' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('it folds while somebody reads back, and is whole again at the end', () => {
  const { result } = renderHook(() => useHead(false));
  const seen = [result.current.head];
  for (const step of ['rest', 'fold', 'rest', 'fold', 'open', 'rest', 'fold'] as const) {
    act(() => result.current[step]());
    seen.push(result.current.head);
  }
  expect(seen).toEqual(['fitting', 'fitting', 'folded', 'fitting', 'folded', 'open', 'open', 'folded']);
});

test('under a notice it is folded until it is asked for', () => {
  const { result } = renderHook(() => useHead(true));
  act(() => result.current.rest());
  expect(result.current.head).toBe('folded');
  act(() => result.current.open());
  expect(result.current.head).toBe('open');
});
