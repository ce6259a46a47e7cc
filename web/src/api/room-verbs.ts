import type { BodyInput, ParticipantId, RoomId } from '@mungchi/contract';
import {
  createOrder,
  markRead,
  publicProfile,
  receivedReviews,
  tradeComplete,
  waitingReviews,
  writeReview,
} from '@mungchi/contract/calls';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from './api-error';
import { call } from './call';
import { handoverQuery } from './handover';
import { readAgain } from './query-client';
import { ownSeat, roomQuery } from './room';
import { roomListQuery } from './room-list';

/** Not a mutation: its progress is shown nowhere, and the open room would re-render for each mark. */
export function useMarkRead(chatRoomId: RoomId): (seq: number) => Promise<void> {
  const queries = useQueryClient();
  return async (seq) => {
    const { readSeq, unreadCount } = await call(markRead, { params: { chatRoomId }, body: { seq } });
    queries.setQueryData(roomQuery(chatRoomId).queryKey, (room) => room && { ...room, readSeq });
    queries.setQueryData(roomListQuery.queryKey, (rooms) =>
      rooms?.map((row) => (row.id === chatRoomId ? { ...row, unreadCount } : row)),
    );
  };
}

type Told = { onSuccess: () => void; onError: (error: unknown) => void };

/** 거래 완료 with the code that the leader shows, or without one. Pending until the room is refetched; `onSuccess` does not wait for that. */
export function useReceive(chatRoomId: RoomId, { onSuccess, onError }: Told) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string | null) =>
      call(tradeComplete, { params: { chatRoomId }, ...(code !== null && { body: { code } }) }),
    onSuccess,
    onError,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: roomListQuery.queryKey });
      void queries.invalidateQueries({ queryKey: handoverQuery(chatRoomId).queryKey });
      return queries.invalidateQueries({ queryKey: roomQuery(chatRoomId).queryKey });
    },
  }).mutateAsync;
}

/** Invalidates the room and the profile, also when an earlier attempt had already written the review. */
export function useWriteReview(chatRoomId: RoomId, targetParticipantId: ParticipantId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof writeReview>) =>
      call(writeReview, { params: { chatRoomId, targetParticipantId }, body }),
    onSettled: (_answer, error) => {
      if (error && !isRefusal(error, 'ALREADY_REVIEWED')) return;
      void readAgain(queries, publicProfile);
      void readAgain(queries, receivedReviews);
      void readAgain(queries, waitingReviews);
      void queries.invalidateQueries({ queryKey: roomQuery(chatRoomId).queryKey });
      void queries.invalidateQueries({ queryKey: roomListQuery.queryKey });
    },
  }).mutateAsync;
}

/** The order stays the same until it is paid. */
export function useCreateOrder(chatRoomId: RoomId) {
  return useMutation({ mutationFn: () => call(createOrder, { params: { chatRoomId } }) }).mutateAsync;
}

/** Refetches the room and returns whether the reader's share is paid, whoever reported the payment to the server. */
export async function isPaid(queries: QueryClient, chatRoomId: RoomId): Promise<boolean> {
  void queries.invalidateQueries({ queryKey: roomListQuery.queryKey });
  const room = await queries
    .fetchQuery({ ...roomQuery(chatRoomId), staleTime: 0, retry: false })
    .catch(() => undefined);
  return room !== undefined && ownSeat(room)?.payStatement === 'PAID';
}
