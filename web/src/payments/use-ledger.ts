import type { RoomId } from '@mungchi/contract';
import { boardNews } from '@mungchi/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ledgerQuery } from '../api/room';
import { useTopic } from '../api/use-topic';

/** The room's ledger, refetched whenever money moved. */
export function useLedger(chatRoomId: RoomId, { enabled = true } = {}) {
  const query = ledgerQuery(chatRoomId);
  const queries = useQueryClient();
  useTopic(boardNews, enabled ? { boardId: chatRoomId } : null, () => {
    void queries.invalidateQueries({ queryKey: query.queryKey });
  });
  return useQuery({ ...query, enabled, staleTime: 0 });
}
