import type { Answer, Call } from '@mungchi/contract';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { isTransient } from './api-error';
import { call } from './call';
import type { Input } from './send';

/** Two more tries for the network and the server's own faults; a refusal is an answer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && isTransient(error),
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 4000),
        staleTime: 15_000,
        gcTime: 10 * 60_000,
      },
    },
  });
}

/** The one cache of this tab; tests make their own. */
export const queryClient = createQueryClient();

type QueryArgs<E extends Call> = Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** `useQuery(endpointQuery(listBoards))`: keyed by path and parameters, aborted when nobody looks any more. */
export function endpointQuery<E extends Call>(endpoint: E, ...[input]: QueryArgs<E>) {
  const given = (input ?? {}) as Input<E>;
  return queryOptions({
    queryKey: endpointKey(endpoint, given),
    queryFn: ({ signal }): Promise<Answer<E>> => call(endpoint, ...([{ ...given, signal }] as unknown as QueryArgs<E>)),
  });
}

/** With no input it is the key of everything that this endpoint has answered: good for invalidating. */
export function endpointKey<E extends Call>(endpoint: E, input?: object): readonly unknown[] {
  const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: unknown };
  const rest = [params, query, body].filter((part) => part !== undefined);
  return [endpoint.path, ...rest];
}
