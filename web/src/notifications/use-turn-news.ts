import type { AppPath, ChatRoomRow } from '@mungchi/contract';
import { useEffect, useState } from 'react';
import { useLocation } from '../links';
import { offer } from '../notices/notices';
import { isPressing, mostPressing, turnWords } from '../shell/turn-words';
import { notifyOnce } from './notify-once';

/** Their banner says it, their list, or the inbox. */
const TABS: readonly string[] = ['/', '/shopping', '/mypage', '/chat/list', '/notifications'] satisfies AppPath[];

/** On every other screen: a purchase that waits for this reader is offered, quietly and once, and not while they pay. */
export function useTurnNews(rooms: readonly ChatRoomRow[] | undefined): void {
  const [pathname, navigate] = useLocation();
  const [news, setNews] = useState<ChatRoomRow['id'] | null>(null);
  // Session storage knows which turns were offered before.
  useEffect(() => {
    if (!rooms) return;
    const isHeld = ({ id }: ChatRoomRow) => isPaying(pathname) && !isAbout(pathname, id);
    const untold = notifyOnce(rooms.filter(isPressing), isHeld);
    const arrived = saysItself(pathname) ? undefined : mostPressing(untold.filter(({ id }) => !isAbout(pathname, id)));
    if (arrived) setNews(arrived.id);
  }, [rooms, pathname]);

  const room = rooms?.filter(isPressing).find(({ id }) => id === news);
  const isOffered = room !== undefined && !saysItself(pathname) && !isPaying(pathname) && !isAbout(pathname, room.id);
  const { headline, path } = room ? turnWords(room) : { headline: '', path: '/' as const };
  const text = room && `${headline} ${room.title}`;
  // The queue of notices: the offer is withdrawn when it no longer holds.
  useEffect(() => {
    if (isOffered && text) return offer(text, { label: '보기', press: () => navigate(path) });
    // What arrived meanwhile stays.
    setNews((newest) => (newest === news ? null : newest));
  }, [isOffered, text, path, navigate, news]);
}

const saysItself = (pathname: string) => TABS.includes(pathname);

/** A toast would lie over the sum. */
const isPaying = (pathname: string) => /^\/chat\/\d+\/pay$/.test(pathname);

const isAbout = (pathname: string, room: number) => `${pathname}/`.startsWith(`/chat/${room}/`);
