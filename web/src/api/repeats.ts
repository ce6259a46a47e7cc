import type { BoardId, BodyInput } from '@mungchi/contract';
import { boardForm, endRepeat, saveRepeat } from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { readAgain } from './query-client';

/** Reminders to open a purchase again; null ends them. */
export function useRepeat(boardId: BoardId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyInput<typeof saveRepeat> | null): Promise<void> => {
      await (body ? call(saveRepeat, { params: { boardId }, body }) : call(endRepeat, { params: { boardId } }));
    },
    onSuccess: () => readAgain(queries, boardForm),
  }).mutateAsync;
}
