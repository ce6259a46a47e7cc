import type { ChatRoom, Participant } from '@mungchi/contract';
import { chatRoom } from '@mungchi/contract/calls';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../api/call';
import { realtime } from '../../api/live/realtime';
import { keepTalk } from './keep-talk';
import { liveConversation } from './live-conversation';

/** The room's conversation, live as long as the caller is mounted. */
export function useConversation(room: ChatRoom, me: Participant) {
  const [live] = useState(() =>
    liveConversation({
      chatRoomId: room.id,
      me: me.participantId,
      messages: room.messages,
      line: realtime,
      readPage: async (query) =>
        (
          await call(chatRoom, {
            params: { chatRoomId: String(room.id) },
            query: { ...query, size: String(query.size) },
          })
        ).messages,
    }),
  );
  // Follows the live connection.
  useEffect(() => live.start(), [live]);
  // Keeps what is said for reading without a network.
  useEffect(() => keepTalk(room.id, live), [room.id, live]);
  const conversation = useSyncExternalStore(live.watch, live.current);
  return { conversation, actions: live };
}
