import type { RoomId } from '@mungchi/contract';
import { boardNews } from '@mungchi/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readNews } from '../api/query-client';
import { ledgerQuery } from '../api/room';
import { useTopic } from '../api/use-topic';

/** The room's ledger, refetched whenever money moved. */
export function useLedger(chatRoomId: RoomId, { enabled = true } = {}) {
  const query = ledgerQuery(chatRoomId);
  const queries = useQueryClient();
  const readAgain = () => void readNews(queries, query.queryKey);
  useTopic(boardNews, enabled ? { boardId: chatRoomId } : null, readAgain, readAgain);
  return useQuery({ ...query, enabled, staleTime: 0 });
}
