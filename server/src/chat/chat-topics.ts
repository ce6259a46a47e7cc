import { isBoardTopic } from '@mungchi/contract';

/** Where clients listen and speak. The room's two are the specification's. */
export const SEND_DESTINATION = '/app/chat.sendMessage';

export const roomTopic = (roomId: number) => `/topic/chatroom.${roomId}`;
/** One's own room list: a `ChatRoomRow` whenever one changes. */
export const listTopic = (userId: number) => `/topic/user.${userId}.rooms`;

export type ChatTopic = { kind: 'room' | 'list'; id: number } | { kind: 'board' };

/** Only the exact spelling: no wildcard, no encoding, no leading zero names a topic. */
export function readTopic(destination: string): ChatTopic | null {
  if (isBoardTopic(destination)) return { kind: 'board' };
  const [, room, user] =
    /^\/topic\/(?:chatroom\.([1-9]\d{0,14})|user\.([1-9]\d{0,14})\.rooms)$/.exec(destination) ?? [];
  if (room) return { kind: 'room', id: Number(room) };
  return user ? { kind: 'list', id: Number(user) } : null;
}
