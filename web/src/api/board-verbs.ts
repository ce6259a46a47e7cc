import type { BoardId, BodyInput } from '@mungchi/contract';
import {
  boardDetail,
  cancelBoard,
  createBoard,
  deleteBoard,
  joinBoard,
  likeBoard,
  likedBoards,
  productBoards,
  unlikeBoard,
  updateBoard,
} from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showAlert } from '../notices/notices';
import { ApiError, isRefusal } from './api-error';
import { BOARD_LISTS, boardQuery } from './boards';
import { call } from './call';
import { endpointKey, readAgain } from './query-client';
import { useHeart } from './use-heart';

export function useLikeBoard(boardId: BoardId) {
  return useHeart({
    queryKey: boardQuery(boardId).queryKey,
    listKey: endpointKey(likedBoards),
    send: (liked) => call(liked ? likeBoard : unlikeBoard, { params: { boardId } }),
  });
}

/** Takes a seat, or several, from wherever the post is shown. */
export function useJoinBoard() {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ boardId, seats }: Joining) =>
      call(joinBoard, { params: { boardId }, ...(seats > 1 && { body: { seats } }) }).catch(seatTaken),
    onSuccess: (joined, { boardId }) => {
      if (joined) queries.setQueryData(boardQuery(boardId).queryKey, joined);
      void readAgain(queries, ...BOARD_LISTS, productBoards, ...(joined ? [] : [boardDetail]));
    },
    onError: () => void readAgain(queries, boardDetail, productBoards),
  });
  return (boardId: BoardId, seats = 1) => mutateAsync({ boardId, seats });
}

type Joining = { boardId: BoardId; seats: number };

/** The seat is ours already: an earlier attempt succeeded but its response was lost. */
function seatTaken(error: unknown): null {
  if (isRefusal(error, 'ALREADY_JOINED')) return null;
  throw error;
}

export function sayJoinFailed(error: unknown): Promise<void> {
  return showAlert(
    '공구방 참여에 실패했습니다. 다시 시도해주세요.',
    // With the end of a pause (PAUSED, JOIN_PAUSED), or how many seats are left.
    error instanceof ApiError
      ? [error.message, error.fields['until'], error.fields['seats']].filter(Boolean).join('\n')
      : undefined,
  );
}

type BoardBody = BodyInput<typeof createBoard>;

/** A new post stands in lists, rooms and recommendations. */
export function useCreateBoard() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BoardBody) => call(createBoard, { body }),
    onSuccess: () => void queries.invalidateQueries(),
  }).mutateAsync;
}

export function useUpdateBoard(boardId: BoardId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BoardBody) => call(updateBoard, { params: { boardId }, body }),
    onSuccess: () => void queries.invalidateQueries(),
  }).mutateAsync;
}

export function useDeleteBoard(boardId: BoardId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteBoard, { params: { boardId } }),
    onSuccess: () => readAgain(queries, ...BOARD_LISTS),
  }).mutateAsync;
}

/** Pending until the screen is refetched, so that it cannot be cancelled twice. */
export function useCancelBoard(boardId: BoardId, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelBoard, { params: { boardId } }),
    onSuccess: () => {
      onDone();
      return queries.invalidateQueries();
    },
  }).mutateAsync;
}
