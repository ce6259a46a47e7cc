import type { BoardId } from '@mungchi/contract';
import { boardNews } from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { boardQuery } from '../../api/boards';
import { useTopic } from '../../api/live/use-topic';
import { readNews } from '../../api/query-client';
import { useNewDay } from '../use-new-day';

/** Refetches the group purchase when somebody joins, its stage moves, or its deadline passes. */
export function useLiveBoard(boardId: BoardId): void {
  const queries = useQueryClient();
  const readAgain = () => void readNews(queries, boardQuery(boardId).queryKey);
  useTopic(boardNews, { boardId }, readAgain, readAgain);
  useNewDay(readAgain);
}
