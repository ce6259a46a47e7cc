import type { BodyInput, UserId } from '@mungchi/contract';
import { block, blockOf, blocks, report, unblock } from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { endpointQuery, pagesQuery } from './query-client';

export const blocksQuery = pagesQuery(blocks, {}, { first: 20, more: 20 });

/** Never from the cache: it may have been changed elsewhere. */
export const blockQuery = (userId: UserId) => ({ ...endpointQuery(blockOf, { params: { userId } }), staleTime: 0 });

/** Lists, rooms and cards all look different afterwards. */
export function useReport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof report>) => call(report, { body }),
    onSuccess: () => void queries.invalidateQueries(),
  }).mutateAsync;
}

export function useBlock() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, blocked }: { userId: UserId; blocked: boolean }) =>
      call(blocked ? block : unblock, { params: { userId } }),
    onSuccess: () => queries.invalidateQueries(),
  }).mutateAsync;
}
