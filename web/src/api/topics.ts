/** Messages of a room: one `ChatMessage` each. */
export function roomTopic(chatRoomId: number): string {
  return `/topic/chatroom.${chatRoomId}`;
}

/** The reader's room list: a `ChatRoomRow` whenever one changes. */
export function roomListTopic(userId: number): string {
  return `/topic/user.${userId}.rooms`;
}
