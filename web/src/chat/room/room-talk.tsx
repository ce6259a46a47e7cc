import type { ChatRoom, Participant } from '@mungchi/contract';
import { type ReactNode, useRef, useState } from 'react';
import { recallWords } from '../talk/unsent-words';
import { useConnection } from '../talk/use-connection';
import { useConnectionNotices } from '../talk/use-connection-notices';
import { useConversation } from '../talk/use-conversation';
import { type RoomContext, RoomContextOf } from './room-context';

type RoomTalkProps = { room: ChatRoom; me: Participant; children: ReactNode };

/** A room's conversation, live while any of its screens is mounted. */
export function RoomTalk({ room, me, children }: RoomTalkProps) {
  const { conversation, actions } = useConversation(room, me);
  const connection = useConnection();
  const [readAtOpening] = useState(room.readSeq);
  const [reply, setReply] = useState(() => recallWords(me.participantId).reply);
  const jump = useRef<RoomContext['jump']['current']>(() => Promise.resolve(false));
  useConnectionNotices(room.id);
  return (
    <RoomContextOf value={{ room, me, conversation, connection, actions, readAtOpening, reply, setReply, jump }}>
      {children}
    </RoomContextOf>
  );
}
