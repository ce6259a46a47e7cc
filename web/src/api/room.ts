import type { ChatRoom, Participant, RoomId } from '@mungchi/contract';
import { boardNews, chatRoom, ledger, roomMessages } from '@mungchi/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { handoverQuery } from './handover';
import { useTopic } from './live/use-topic';
import { endpointQuery, readNews } from './query-client';

/** The room with its members and its newest messages: one cache entry for chat, payments and reviews. */
export function roomQuery(chatRoomId: RoomId) {
  return endpointQuery(chatRoom, { params: { chatRoomId } });
}

/** The room's ledger. */
export const ledgerQuery = (chatRoomId: RoomId) => endpointQuery(ledger, { params: { chatRoomId } });

/**
 * Refetches the room, and its ledger where one is shown, when its stage moves, somebody joins or pays. Subscribes after the
 * first fetch: only members may. The ledger has no subscription of its own: money that moved before it stood was missed.
 */
export function useRoom(chatRoomId: RoomId) {
  const room = useQuery(roomQuery(chatRoomId));
  const queries = useQueryClient();
  const readAgain = () => {
    void readNews(queries, roomQuery(chatRoomId).queryKey);
    void readNews(queries, ledgerQuery(chatRoomId).queryKey);
    // Read ahead of the meeting, it may know nothing of a poll whose card is only about to be drawn.
    void queries.invalidateQueries({ queryKey: handoverQuery(chatRoomId).queryKey, refetchType: 'none' });
  };
  const isMember = room.data !== undefined;

  useTopic(boardNews, isMember ? { boardId: chatRoomId } : null, readAgain, readAgain);
  useTopic(roomMessages, isMember ? { chatRoomId } : null, ({ messageType }) => {
    if (messageType !== 'TEXT') readAgain();
  });
  return room;
}

/** The reader's own record; the server answers only to members, so it is there. */
export function ownSeat(room: ChatRoom): Participant | undefined {
  return room.participants.find((participant) => participant.me);
}
