import { boardTopic } from '@mungchi/contract';
import { boardDetail } from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '../api/query-client';
import { useTopic } from '../api/use-topic';
import { useNewDay } from './use-new-day';

/** Reads the group purchase again when somebody takes a seat, its stage moves, or its day is over. */
export function useLiveBoard(boardId: number): void {
  const queries = useQueryClient();
  const readAgain = () =>
    void queries.invalidateQueries({ queryKey: endpointKey(boardDetail, { params: { boardId: String(boardId) } }) });
  useTopic(boardTopic(boardId), readAgain, readAgain);
  useNewDay(readAgain);
}
