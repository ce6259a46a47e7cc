import type { BodyInput, RoomId } from '@mungchi/contract';
import { addReceipt, purchaseComplete, receipts } from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { endpointQuery } from './query-client';
import { ledgerQuery, roomQuery } from './room';
import { roomListQuery } from './room-list';

/** What the leader spent, as every member reads it. */
export const receiptsQuery = (chatRoomId: RoomId) => endpointQuery(receipts, { params: { chatRoomId } });

type Sum = BodyInput<typeof addReceipt>;

/**
 * Bought, as posted or with what it cost; or, once bought, what it came to in the end. The new stage is in the cache at once:
 * nothing is offered again until the room is refetched.
 */
export function useSaySpent(chatRoomId: RoomId, isBought: boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sum | null) => {
      const params = { chatRoomId };
      if (body && isBought) await call(addReceipt, { params, body });
      else {
        const { stage } = await call(purchaseComplete, { params, ...(body && { body }) });
        queries.setQueryData(roomQuery(chatRoomId).queryKey, (room) => room && { ...room, stage });
      }
    },
    onSettled: () => {
      for (const query of [roomQuery, ledgerQuery, receiptsQuery])
        void queries.invalidateQueries({ queryKey: query(chatRoomId).queryKey });
      void queries.invalidateQueries({ queryKey: roomListQuery.queryKey });
    },
  }).mutateAsync;
}
