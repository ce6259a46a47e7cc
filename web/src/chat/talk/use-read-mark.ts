import type { RoomId } from '@mungchi/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMarkRead } from '../../api/room-verbs';

const AT_MOST_EVERY_MS = 1_000;

/** Moves the read mark to `seq` while the room is open and in view; at most once a second. */
export function useReadMark(chatRoomId: RoomId, seq: number, readSeq: number, connected: boolean): void {
  const markRead = useMarkRead(chatRoomId);
  const marked = useRef(readSeq);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const mark = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || seq <= marked.current) return;
    const before = marked.current;
    marked.current = seq;
    try {
      await markRead(seq);
    } catch {
      // Retried with the next message, reconnect or visit.
      marked.current = before;
    }
  });

  const look = useEffectEvent(() => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void mark();
    }, AT_MOST_EVERY_MS);
  });

  // On each new message and each reconnect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or a new connection is what it waits for
  useEffect(() => look(), [seq, connected]);

  // On visibility changes; on unmount the room is marked read.
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
