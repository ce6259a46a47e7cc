import type { ChatRoom, Participant } from '@mungchi/contract';
import { createContext, useContext } from 'react';
import type { Connection } from '../../api/live/realtime';
import type { Conversation } from '../talk/conversation';
import type { LiveConversation } from '../talk/live-conversation';

/** State shared by the screens of one room. */
export type RoomContext = {
  room: ChatRoom;
  /** The reader's own record. */
  me: Participant;
  conversation: Conversation;
  /** State of the live connection. */
  connection: Connection;
  actions: Pick<LiveConversation, 'send' | 'retry' | 'discard' | 'loadOlder'>;
  /** The read mark when the room was opened. */
  readAtOpening: number;
};

export const RoomContextOf = createContext<RoomContext | null>(null);

export function useRoomContext(): RoomContext {
  const context = useContext(RoomContextOf);
  if (!context) throw new Error('This screen belongs inside a room');
  return context;
}
