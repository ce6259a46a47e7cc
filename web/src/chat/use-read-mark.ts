import { markRead } from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../api/call';
import { roomQuery } from '../api/room';
import { roomListQuery } from '../api/room-list';

const AT_MOST_EVERY_MS = 1_000;

/** Moves the read mark to `seq` while the room is open and in view; at most once a second. */
export function useReadMark(chatRoomId: number, seq: number, readSeq: number, connected: boolean): void {
  const queries = useQueryClient();
  const marked = useRef(readSeq);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const mark = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || seq <= marked.current) return;
    const before = marked.current;
    marked.current = seq;
    try {
      const answer = await call(markRead, { params: { chatRoomId: String(chatRoomId) }, body: { seq } });
      queries.setQueryData(roomQuery(chatRoomId).queryKey, (room) => room && { ...room, readSeq: answer.readSeq });
      queries.setQueryData(roomListQuery.queryKey, (rooms) =>
        rooms?.map((row) => (row.id === chatRoomId ? { ...row, unreadCount: answer.unreadCount } : row)),
      );
    } catch {
      // The next message, reconnect or look at the room tries again.
      marked.current = before;
    }
  });

  const look = useEffectEvent(() => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void mark();
    }, AT_MOST_EVERY_MS);
  });

  // Follows what is said in the room, and the connection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or a new connection is what it waits for
  useEffect(() => look(), [seq, connected]);

  // Follows the tab's visibility; leaving the room leaves it read.
  useEffect(() => {
    void mark();
    const onVisible = () => void mark();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
      void mark();
    };
  }, []);
}
