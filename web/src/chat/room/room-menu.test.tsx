import type { ChatRoom } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { roomQuery } from '../../api/room';
import { roomListQuery } from '../../api/room-list';
import { storeToken } from '../../api/session/token';
import { testRoom } from '../../api/test-room';
import { type Reply, refusal, standInServer } from '../../api/test-server';
import { currentNotices } from '../../notices/notices';
import { putToastsAway } from '../../notices/test-notices';
import { RoomMenu } from './room-menu';

beforeEach(() => {
  storeToken('t');
  putToastsAway();
});

function open(
  muted: boolean,
  reply: (muted: boolean) => Reply = (muted) => ({ body: { muted } }),
  changes: Partial<ChatRoom> = {},
) {
  const room = testRoom({ muted, ...changes });
  const server = standInServer({
    'PUT /api/chat/rooms/7/mute': ({ body }) => reply((body as { muted: boolean }).muted),
  });
  const queries = createQueryClient();
  queries.setQueryData(roomQuery(room.id).queryKey, room);
  queries.setQueryData(roomListQuery.queryKey, [{ id: room.id, muted }] as never);
  render(
    <QueryClientProvider client={queries}>
      <RoomMenu room={room} />
    </QueryClientProvider>,
  );
  return { server, queries, room };
}

// jsdom has no popovers: what is in one is there all the time.
HTMLElement.prototype.hidePopover ??= () => undefined;
const press = (name: string) => userEvent.click(screen.getByText(name));
const said = () => currentNotices().toasts.map(({ text }) => text);

test('muting says what still comes; room and list know at once', async () => {
  const { queries, room } = open(false);
  expect(screen.queryByRole('img', { name: '알림 꺼짐' })).toBeNull();
  await press('알림 끄기');
  await expect.poll(said).toEqual(['이 채팅방의 알림을 껐어요. 거래 소식은 계속 알려 드려요.']);
  expect(queries.getQueryData(roomQuery(room.id).queryKey)?.muted).toBe(true);
  expect(queries.getQueryData(roomListQuery.queryKey)?.[0]?.muted).toBe(true);
});

test('a muted room shows a crossed bell, and can be heard again', async () => {
  const { server } = open(true);
  expect(screen.getByRole('img', { name: '알림 꺼짐' })).toBeTruthy();
  await press('알림 켜기');
  await expect.poll(said).toEqual(['이 채팅방의 알림을 켰어요.']);
  await waitFor(() => expect(server.requests[0]?.body).toEqual({ muted: false }));
});

test('what fails is said, and changes nothing', async () => {
  const { queries, room } = open(false, () => refusal(403, 'NOT_A_MEMBER'));
  await press('알림 끄기');
  await expect.poll(() => said().length).toBe(1);
  expect(queries.getQueryData(roomQuery(room.id).queryKey)?.muted).toBe(false);
});

test('a follower who has not paid finds 자리 넘기기 here, while it recruits too; others do not', () => {
  const shown = (changes: Parameters<typeof testRoom>[0]) => {
    const { unmount } = render(
      <QueryClientProvider client={createQueryClient()}>
        <RoomMenu room={testRoom(changes)} />
      </QueryClientProvider>,
    );
    const isShown = screen.queryByText('자리 넘기기') !== null;
    unmount();
    return isShown;
  };
  const paid = testRoom().participants.map((one) => ({ ...one, payStatement: 'PAID' as const }));
  const leading = testRoom().participants.map((one) => ({ ...one, me: one.role === 'LEADER' }));
  const handing = testRoom().participants.map((one) => ({ ...one, handingOn: one.me }));
  expect([{ stage: 'RECRUITING' as const }, {}].map(shown)).toEqual([true, true]);
  const no = [
    { stage: 'PAYING' as const },
    { participants: paid },
    { participants: leading },
    { participants: handing },
  ];
  expect(no.map(shown)).toEqual([false, false, false, false]);
});

const way = (name: string) => screen.queryByText(name)?.closest('a')?.getAttribute('href') ?? null;

test.each<[string, Partial<ChatRoom>, string | null, string | null]>([
  ['before it is bought there is nothing to tell', { stage: 'PAYING' }, null, null],
  ['where help sends a follower, a problem is told', { stage: 'PURCHASED' }, '/chat/7/dispute', null],
  ['what was told is looked at', { stage: 'PURCHASED', disputed: true }, null, '/chat/7/dispute'],
])('%s', (_, changes, tell, look) => {
  open(false, undefined, changes);
  expect([way('문제 알리기'), way('알린 문제 보기')]).toEqual([tell, look]);
});

test('the leader tells of none', () => {
  const participants = testRoom().participants.map((one) => ({ ...one, me: one.role === 'LEADER' }));
  open(false, undefined, { stage: 'PURCHASED', participants });
  expect(way('문제 알리기')).toBeNull();
});
