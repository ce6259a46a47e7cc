import { isBoardTopic } from '@mungchi/contract';

/** STOMP destinations to subscribe and send to. The two of a room are given by the specification. */
export const SEND_DESTINATION = '/app/chat.sendMessage';

export const roomTopic = (roomId: number) => `/topic/chatroom.${roomId}`;
/** The user's own room list: sends a `ChatRoomRow` whenever one changes. */
export const listTopic = (userId: number) => `/topic/user.${userId}.rooms`;

export type ChatTopic = { kind: 'room' | 'list'; id: number } | { kind: 'board' };

/** Exact match only: no wildcards, no percent-encoding, no leading zeros. */
export function readTopic(destination: string): ChatTopic | null {
  if (isBoardTopic(destination)) return { kind: 'board' };
  const [, room, user] =
    /^\/topic\/(?:chatroom\.([1-9]\d{0,14})|user\.([1-9]\d{0,14})\.rooms)$/.exec(destination) ?? [];
  if (room) return { kind: 'room', id: Number(room) };
  return user ? { kind: 'list', id: Number(user) } : null;
}
