import type { ChatRoomRow } from '@mungchi/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { offer } from '../notices/notices';
import { isPressing, turnWords } from '../shell/turn-words';

/** Their banner says it, or their list. */
const TABS = ['/', '/shopping', '/mypage', '/chat/list'];

/** On every other screen: a purchase that has just come to wait for this reader is offered, quietly and once. */
export function useTurnNews(rooms: readonly ChatRoomRow[] | undefined): void {
  const [pathname, navigate] = useLocation();
  const before = useRef(rooms);
  const [news, setNews] = useState<ChatRoomRow['id'] | null>(null);
  useEffect(() => {
    const arrived = rooms && before.current && newTurn(before.current, rooms);
    if (arrived) setNews(arrived.id);
    before.current = rooms;
  }, [rooms]);

  const room = rooms?.filter(isPressing).find(({ id }) => id === news);
  const isOffered = room !== undefined && !TABS.includes(pathname) && !isAbout(pathname, room.id);
  const { headline, path } = room ? turnWords(room) : { headline: '', path: '' };
  const text = room && `${headline} ${room.title}`;
  useEffect(() => {
    if (isOffered && text) return offer(text, { label: '보기', press: () => navigate(path) });
    setNews(null);
  }, [isOffered, text, path, navigate]);
}

/** A room that was known and did not press before. */
export function newTurn(before: readonly ChatRoomRow[], now: readonly ChatRoomRow[]): ChatRoomRow | undefined {
  return now.filter(isPressing).find(({ id, due }) => before.some((row) => row.id === id && row.due !== due));
}

const isAbout = (pathname: string, room: number) => `${pathname}/`.startsWith(`/chat/${room}/`);
