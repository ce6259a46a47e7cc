import type { BoardId, BodyInput, ParticipantId, RoomId } from '@mungchi/contract';
import {
  answerChange,
  extendBuyBy,
  extendPayBy,
  handOn,
  joinWaitlist,
  keepSeat,
  leaveWaitlist,
  nudge,
  raiseSeats,
  takeRest,
  undoJoin,
} from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../notices/notices';
import { ApiError } from './api-error';
import { boardQuery } from './boards';
import { call } from './call';
import { errorText } from './error-copy';
import { roomQuery } from './room';
import { roomListQuery } from './room-list';

/** With the end of a pause (PAUSED, JOIN_PAUSED), where there is one. */
function sayRefused(error: unknown): void {
  const until = error instanceof ApiError ? error.fields['until'] : undefined;
  notify([errorText(error), until].filter(Boolean).join(' '), 'bad');
}

/** To hear of a vacancy, or no longer. Shown at once, taken back when refused. */
export function useWaitForSeat(boardId: BoardId): (waiting: boolean) => Promise<unknown> {
  const queries = useQueryClient();
  const { queryKey } = boardQuery(boardId);
  const show = (waiting: boolean, waiters?: number) =>
    queries.setQueryData(
      queryKey,
      (board) => board && { ...board, waiting, waiters: waiters ?? board.waiters + (waiting ? 1 : -1) },
    );
  return useMutation({
    mutationFn: (waiting: boolean) => call(waiting ? joinWaitlist : leaveWaitlist, { params: { boardId } }),
    onMutate: (waiting) => void show(waiting),
    onSuccess: ({ waiting, waiters }) => void show(waiting, waiters),
    onError: (error) => {
      sayRefused(error);
      return queries.invalidateQueries({ queryKey });
    },
  }).mutateAsync;
}

/** The leader takes the free seats: the post, its room and its lists change. */
export function useTakeRest(boardId: BoardId): () => Promise<unknown> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(takeRest, { params: { boardId } }),
    onSuccess: () => notify('남은 자리를 맡았어요.'),
    onError: sayRefused,
    onSettled: () => queries.invalidateQueries(),
  }).mutateAsync;
}

/** Takes the joining back. True when it was done. */
export function useUndoJoin(boardId: BoardId): () => Promise<boolean> {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: () => call(undoJoin, { params: { boardId } }),
    onSuccess: (board) => {
      queries.setQueryData(boardQuery(boardId).queryKey, board);
      notify('참여를 되돌렸어요.');
    },
    onError: sayRefused,
    onSettled: () => queries.invalidateQueries({ queryKey: roomListQuery.queryKey }),
  });
  return () =>
    mutateAsync().then(
      () => true,
      () => queries.invalidateQueries({ queryKey: boardQuery(boardId).queryKey }).then(() => false),
    );
}

/** More seats of one's own, up to so many in all. */
export function useRaiseSeats(chatRoomId: RoomId) {
  return useRoomVerb(chatRoomId, (seats: number) => call(raiseSeats, { params: { chatRoomId }, body: { seats } }));
}

/** Offers one's own seat to the neighbours, or keeps it. */
export function useOfferSeat(chatRoomId: RoomId) {
  return useRoomVerb(chatRoomId, (handing: boolean) => call(handing ? handOn : keepSeat, { params: { chatRoomId } }));
}

/** Stays or leaves after the goods have changed. */
export function useAnswerChange(chatRoomId: RoomId) {
  return useRoomVerb(chatRoomId, (stay: boolean) => call(answerChange, { params: { chatRoomId }, body: { stay } }));
}

export function useNudge(chatRoomId: RoomId) {
  return useRoomVerb(chatRoomId, (targetParticipantId: ParticipantId) =>
    call(nudge, { params: { chatRoomId, targetParticipantId } }),
  );
}

export function useExtendPayBy(chatRoomId: RoomId) {
  return useRoomVerb<void>(chatRoomId, () => call(extendPayBy, { params: { chatRoomId } }));
}

export function useExtendBuyBy(chatRoomId: RoomId) {
  return useRoomVerb(chatRoomId, (body: BodyInput<typeof extendBuyBy>) =>
    call(extendBuyBy, { params: { chatRoomId }, body }),
  );
}

/** Says why it was refused, and is pending until the room is read again. True when it was done. */
function useRoomVerb<Given>(chatRoomId: RoomId, run: (given: Given) => Promise<unknown>) {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: run,
    onError: sayRefused,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: roomListQuery.queryKey });
      return queries.invalidateQueries({ queryKey: roomQuery(chatRoomId).queryKey });
    },
  });
  return (given: Given): Promise<boolean> =>
    mutateAsync(given).then(
      () => true,
      () => false,
    );
}
