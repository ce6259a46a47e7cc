/** What is said in a room: a `ChatMessage` each. */
export function roomTopic(chatRoomId: number): string {
  return `/topic/chatroom.${chatRoomId}`;
}

/** One's own room list: a `ChatRoomRow` whenever one changes. */
export function roomListTopic(userId: number): string {
  return `/topic/user.${userId}.rooms`;
}
