import type { ChatRoom, Participant } from '@mungchi/contract';
import { type ReactNode, useState } from 'react';
import { useConnection } from '../talk/use-connection';
import { useConnectionNotices } from '../talk/use-connection-notices';
import { useConversation } from '../talk/use-conversation';
import { RoomContextOf } from './room-context';

type RoomTalkProps = { room: ChatRoom; me: Participant; children: ReactNode };

/** A room's conversation, live while any of its screens is mounted. */
export function RoomTalk({ room, me, children }: RoomTalkProps) {
  const { conversation, actions } = useConversation(room, me);
  const connection = useConnection();
  const [readAtOpening] = useState(room.readSeq);
  useConnectionNotices(room.id);
  return (
    <RoomContextOf value={{ room, me, conversation, connection, actions, readAtOpening }}>{children}</RoomContextOf>
  );
}
