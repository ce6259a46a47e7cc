import type { BoardId, Notification, NotificationThread } from '@mungchi/contract';

/** Sunday, five in the afternoon in Seoul. */
export const NOW = Date.parse('2026-11-15T08:00:00Z');

/** An unread entry of a minute ago. */
export function testEntry(changes: Partial<Notification> = {}): Notification {
  return {
    id: 1,
    kind: 'SEAT_TAKEN',
    category: 'TRADE',
    title: '감자도리님이 참여했어요',
    body: '강원 햇감자 10kg · 1자리 남았어요',
    path: '/chat/7',
    boardId: null,
    image: null,
    createAt: new Date(NOW - 61_000).toISOString(),
    read: false,
    ...changes,
  };
}

/** Of a purchase of five that was bought. */
export function testThread(entries: Notification[], changes: Partial<NotificationThread> = {}): NotificationThread {
  return {
    purchase: { id: 7 as BoardId, name: '강원 햇감자 10kg', stage: 'PURCHASED', totalUser: 5, perPersonPrice: 9600 },
    count: entries.length,
    unread: entries.filter(({ read }) => !read).length,
    entries,
    ...changes,
  };
}
