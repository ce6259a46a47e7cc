import type { ChatRoomRow } from '@mungchi/contract';
import { chatRooms, ownRooms } from '@mungchi/contract/calls';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNow } from '../time/clock';
import { laterFirst } from '../time/later-first';
import { tokenUserId } from './live/realtime-token';
import { useTopic } from './live/use-topic';
import { endpointQuery, pagesQuery, readNews } from './query-client';

/** Without the rooms that ended a while ago and are silent since: they are asked for page by page, on a screen of their own. */
export const roomListQuery = endpointQuery(chatRooms, { query: { over: 'false' } });

export const pastRoomsQuery = pagesQuery(chatRooms, { query: { over: 'true' } }, { first: 20, more: 20 });

/** The reader's rooms, latest message first; order and unread counts are live. */
export function useRoomList() {
  const now = useNow();
  const select = useCallback((known: ChatRoomRow[]) => known.map((row) => atMeeting(row, now)), [now]);
  const rooms = useQuery({ ...roomListQuery, staleTime: 30_000, select });
  const queries = useQueryClient();
  const userId = tokenUserId();
  useTopic(
    ownRooms,
    userId === null ? null : { userId },
    (row) => hearRow(queries, row),
    () => void readNews(queries, roomListQuery.queryKey),
  );
  return rooms;
}

/** The appointment begins on this screen, too, although nobody says so then. */
export function atMeeting(row: ChatRoomRow, now: number): ChatRoomRow {
  const { meeting } = row;
  if (!meeting?.due || Date.parse(meeting.startsAt) > now) return row;
  return { ...row, due: meeting.due, dueBy: null, meeting: { ...meeting, due: null } };
}

/** A reading under way may be older than the row, and whatever is newer than the row is heard after it. */
function hearRow(queries: QueryClient, row: ChatRoomRow): void {
  const { queryKey } = roomListQuery;
  const lay = () => queries.setQueryData(queryKey, (known) => known && withRow(known, row));
  lay();
  // The one that is under way, not another.
  if (queries.isFetching({ queryKey }) > 0)
    queries.fetchQuery({ ...roomListQuery, staleTime: 0 }).then(lay, () => undefined);
}

/** The list with one row updated, sorted as the server sorts it; without it when the reader has left or the room is over. */
export function withRow(rooms: readonly ChatRoomRow[], row: ChatRoomRow): ChatRoomRow[] {
  const others = rooms.filter(({ id }) => id !== row.id);
  if (row.gone || row.over) return others;
  return [row, ...others].sort((a, b) => laterFirst(a.lastMessageTime, b.lastMessageTime) || b.id - a.id);
}

/** Unread messages, for the chat tab: a muted room does not call. */
export function unreadMessages(rooms: readonly ChatRoomRow[]): number {
  return rooms.reduce((sum, { muted, unreadCount }) => sum + (muted ? 0 : unreadCount), 0);
}
