import type { RoomId } from '@mungchi/contract';
import { boardNews, handover } from '@mungchi/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTopic } from './live/use-topic';
import { endpointQuery, readNews } from './query-client';

/** The meeting of a room: appointment, poll, and who has received what. */
export const handoverQuery = (chatRoomId: RoomId) => endpointQuery(handover, { params: { chatRoomId } });

/** Refetches when somebody answers, ticks or receives. For members only: they alone may subscribe. */
export function useHandover(chatRoomId: RoomId) {
  const queries = useQueryClient();
  const readAgain = () => void readNews(queries, handoverQuery(chatRoomId).queryKey);
  useTopic(boardNews, { boardId: chatRoomId }, readAgain, readAgain);
  return useQuery(handoverQuery(chatRoomId));
}
