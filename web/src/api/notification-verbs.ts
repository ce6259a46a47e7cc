import type { Notification, NotificationSettings, NotificationThread, RoomId } from '@mungchi/contract';
import {
  desk,
  muteRoom,
  notificationThreads,
  readNotifications,
  removeDevice,
  saveNotificationSettings,
  testDevice,
  unreadNotifications,
} from '@mungchi/contract/calls';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { alertSettingsQuery, devicesQuery, inboxQuery } from './notifications';
import { readAgain } from './query-client';
import { roomQuery } from './room';
import { roomListQuery } from './room-list';
import { unreadQuery } from './unread';

type Page = { answer: NotificationThread[]; nextCursor: string | null };
type Pages = { pages: Page[]; pageParams: unknown[] };

/** These entries, or all there are. The server notifies this person's other open screens. */
export async function markRead(queries: QueryClient, ids?: readonly number[]): Promise<void> {
  const left = await call(readNotifications, { body: ids && { ids: [...ids] } });
  queries.setQueryData(unreadQuery.queryKey, left);
  const isRead = ({ id, read }: Notification) => read || !ids || ids.includes(id);
  queries.setQueryData<Pages>(inboxQuery.queryKey, (known) => known && { ...known, pages: known.pages.map(readIn) });

  function readIn(page: Page): Page {
    return { ...page, answer: page.answer.map(readThread) };
  }
  function readThread(thread: NotificationThread): NotificationThread {
    const entries = thread.entries.map((entry) => ({ ...entry, read: isRead(entry) }));
    const seen = thread.entries.filter((entry) => !entry.read && isRead(entry)).length;
    return { ...thread, entries, unread: ids ? thread.unread - seen : 0 };
  }
}

/** Those that a screen has shown by being open. */
export async function markSeen(queries: QueryClient, path: string): Promise<void> {
  queries.setQueryData(unreadQuery.queryKey, await call(readNotifications, { body: { path } }));
  await readAgain(queries, notificationThreads);
}

/** Something came, or was read elsewhere. What is told of may wait for a leader, too. */
export function readInboxAgain(queries: QueryClient): Promise<void> {
  return readAgain(queries, notificationThreads, unreadNotifications, desk);
}

/** Shown at once and put back when it fails. One after the other: each sends what is shown by then. */
export function useSaveAlertSettings(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const { queryKey } = alertSettingsQuery;
  const show = (part: Partial<NotificationSettings>) =>
    queries.setQueryData(queryKey, (shown) => shown && { ...shown, ...part });
  return useMutation({
    scope: { id: 'alert-settings' },
    mutationFn: async (part: Partial<NotificationSettings>) => {
      const shown = await queries.ensureQueryData(alertSettingsQuery);
      // Pressed before the settings were loaded: `onMutate` had nothing to show it in.
      show(part);
      return call(saveNotificationSettings, { body: { ...shown, ...part } });
    },
    onMutate: async (part) => {
      // A request in flight would bring back the old state.
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      show(part);
      return (
        before &&
        Object.fromEntries(Object.keys(part).map((name) => [name, before[name as keyof NotificationSettings]]))
      );
    },
    onError: (error, _part, before) => {
      if (before) show(before);
      else void queries.invalidateQueries({ queryKey });
      onError(error);
    },
  }).mutate;
}

export function useRemoveDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (deviceId: number) => call(removeDevice, { params: { deviceId } }),
    onSuccess: (_answer, deviceId) => {
      queries.setQueryData(devicesQuery.queryKey, (known) => known?.filter(({ id }) => id !== deviceId));
    },
  }).mutateAsync;
}

export function useTestDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (deviceId: number) => call(testDevice, { params: { deviceId } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  }).mutateAsync;
}

export function useMuteRoom(chatRoomId: RoomId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (muted: boolean) => call(muteRoom, { params: { chatRoomId }, body: { muted } }),
    onSuccess: ({ muted }) => {
      queries.setQueryData(roomQuery(chatRoomId).queryKey, (room) => room && { ...room, muted });
      queries.setQueryData(roomListQuery.queryKey, (rooms) =>
        rooms?.map((row) => (row.id === chatRoomId ? { ...row, muted } : row)),
      );
    },
  }).mutateAsync;
}
