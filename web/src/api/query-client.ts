import type { Answer, Call } from '@mungchi/contract';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { isTransient } from './api-error';
import { call, callPage } from './call';
import type { Input } from './send';

/**
 * Two retries for network and server errors; a refusal is an answer and is not retried. Without a network nothing is:
 * what is asked for fails at once, and is asked for again when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        retry: (failures, error) => failures < 2 && navigator.onLine && isTransient(error),
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 4000),
        staleTime: 15_000,
        gcTime: 10 * 60_000,
      },
      // Offline, a mutation fails at once; by default it would be paused and run when the network is back.
      mutations: { networkMode: 'always' },
    },
  });
}

/** The one cache of this tab; tests make their own. */
export const queryClient = createQueryClient();

type QueryArgs<E extends Call> = Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** `useQuery(endpointQuery(listBoards))`: keyed by path and parameters, aborted on unmount. */
export function endpointQuery<E extends Call>(endpoint: E, ...[input]: QueryArgs<E>) {
  const given = (input ?? {}) as Input<E>;
  return queryOptions({
    queryKey: endpointKey(endpoint, given),
    queryFn: ({ signal }): Promise<Answer<E>> => call(endpoint, ...([{ ...given, signal }] as unknown as QueryArgs<E>)),
  });
}

type Paged = Call & { paged: true };
type EntryOf<E extends Paged> = Answer<E> extends (infer Entry)[] ? Entry : never;
type Page<Entry> = { answer: Entry[]; nextCursor: string | null };

export type PagesQuery<Entry> = {
  queryKey: readonly unknown[];
  initialPageParam: string | undefined;
  queryFn: (at: { pageParam: string | undefined; signal: AbortSignal }) => Promise<Page<Entry>>;
  getNextPageParam: (page: Page<unknown>) => string | undefined;
};

/** The same for a list that is read page by page: `useInfiniteQuery(pagesQuery(likedBoards, {}, size))`. */
export function pagesQuery<E extends Paged>(
  endpoint: E,
  input: Input<E>,
  size: { first: number; more: number },
): PagesQuery<EntryOf<E>> {
  const { params, query } = input as { params?: object; query?: object };
  return {
    queryKey: endpointKey(endpoint, { params, query, pages: true }),
    initialPageParam: undefined,
    queryFn: ({ pageParam: cursor, signal }) => {
      const page = { ...query, limit: cursor ? size.more : size.first, cursor };
      const given = [{ params, query: page, signal }] as unknown as QueryArgs<E>;
      return callPage(endpoint, ...given) as Promise<Page<EntryOf<E>>>;
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  };
}

export function entriesOf<Entry>({ pages }: { pages: Page<Entry>[] }): Entry[] {
  return pages.flatMap((page) => page.answer);
}

type KeyInput = { params?: object | undefined; query?: object | undefined; body?: unknown; pages?: boolean };

/** The path and what was given to it; a paged list has another key than the same list unpaged. */
export function endpointKey(endpoint: Pick<Call, 'path'>, input: KeyInput | object = {}): readonly unknown[] {
  const { params, query, body, pages } = input as KeyInput;
  const rest = [params && asWritten(params), query, body].filter((part) => part !== undefined);
  return [endpoint.path, ...(pages ? ['pages'] : []), ...rest];
}

/** A number and its digits are the same parameter. */
function asWritten(params: object): object {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

/** Invalidates all answers of these endpoints: mounted queries refetch now, the others when they are next mounted. */
export function readAgain(queries: QueryClient, ...endpoints: Call[]): Promise<void> {
  const paths = new Set<unknown>(endpoints.map(({ path }) => path));
  return queries.invalidateQueries({ predicate: ({ queryKey }) => paths.has(queryKey[0]) });
}

/**
 * For news of a change. A first reading under way may be older than the news, and an invalidation alone would leave it to
 * become the answer: it is thrown away.
 */
export async function readNews(queries: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}

/** Everything on the screen that could not be loaded, not only the part whose button was pressed. */
export function readFailedAgain(queries: QueryClient): Promise<void> {
  return queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
