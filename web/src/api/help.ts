import type { BodyInput } from '@mungchi/contract';
import { inquire, inquiries } from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { endpointQuery } from './query-client';

/** Never from the cache: an answer may have come. */
export const inquiriesQuery = { ...endpointQuery(inquiries), staleTime: 0 };

export function useInquire() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof inquire>) => call(inquire, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: inquiriesQuery.queryKey }),
  }).mutateAsync;
}
