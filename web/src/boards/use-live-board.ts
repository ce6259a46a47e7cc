import { boardDetail } from '@mungchi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '../api/query-client';
import { useTopic } from '../api/use-topic';

/** Reads the group purchase again when somebody takes a seat or its stage moves. */
export function useLiveBoard(boardId: number): void {
  const queries = useQueryClient();
  useTopic(`/topic/board.${boardId}`, () => {
    void queries.invalidateQueries({ queryKey: endpointKey(boardDetail, { params: { boardId: String(boardId) } }) });
  });
}
