/** Where clients listen and speak. The room's two are the specification's. */
export const SEND_DESTINATION = '/app/chat.sendMessage';

export const roomTopic = (roomId: number) => `/topic/chatroom.${roomId}`;
/** One's own room list: a `ChatRoomRow` whenever one changes. */
export const listTopic = (userId: number) => `/topic/user.${userId}.rooms`;

export type ChatTopic = { kind: 'room' | 'list' | 'board'; id: number };

/** Only the exact spelling: no wildcard, no encoding, no leading zero names a topic. */
export function readTopic(destination: string): ChatTopic | null {
  const [, name, digits, rest] = /^\/topic\/(chatroom|user|board)\.([1-9]\d{0,14})(\.rooms)?$/.exec(destination) ?? [];
  const id = Number(digits);
  if (name === 'user') return rest ? { kind: 'list', id } : null;
  if (name === undefined || rest) return null;
  return { kind: name === 'chatroom' ? 'room' : 'board', id };
}
