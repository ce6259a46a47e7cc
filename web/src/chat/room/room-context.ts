import type { ChatRoom, Participant, Quote } from '@mungchi/contract';
import { createContext, type RefObject, useContext } from 'react';
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
  actions: Pick<LiveConversation, 'send' | 'sendPhotos' | 'cancel' | 'retry' | 'discard' | 'loadOlder'>;
  /** What the next words answer. */
  reply: Quote | null;
  setReply: (quote: Quote | null) => void;
  /** Shows a message, loading back to it. */
  jump: RefObject<(seq: number, most?: number) => Promise<boolean>>;
  /** The read mark when the room was opened. */
  readAtOpening: number;
};

export const RoomContextOf = createContext<RoomContext | null>(null);

export function useRoomContext(): RoomContext {
  const context = useContext(RoomContextOf);
  if (!context) throw new Error('This screen belongs inside a room');
  return context;
}
