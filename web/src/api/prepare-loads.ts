import type { Call } from '@mungchi/contract';
import type { Ahead } from './ahead';
import { endpointQuery, pagesQuery, queryClient } from './query-client';

/** What `before.ts` has asked for, into the cache under the keys by which the screen looks for it. */
export function prepareLoads(): Promise<unknown> {
  const asked = [...(window.ahead ?? [])];
  return Promise.all(asked.map(([url, ahead]) => fetchInto(new URL(url, location.origin), ahead)));
}

function fetchInto({ pathname, searchParams }: URL, { of, filter }: Ahead): Promise<void> {
  const params = paramsOf(of.path, pathname);
  const size = Number(searchParams.get('limit'));
  // A list without a limit is read whole.
  if (!isPaged(of) || size === 0) {
    const query = searchParams.size > 0 ? Object.fromEntries(searchParams) : undefined;
    return queryClient.prefetchQuery(endpointQuery<Call>(of, { params, query }));
  }
  const query = filter === null ? undefined : Object.fromEntries(new URLSearchParams(filter));
  return queryClient.prefetchInfiniteQuery(pagesQuery(of, { params, query }, { first: size, more: size }));
}

/** `{ boardId: '7' }` at `/api/group-boards/7`. */
function paramsOf(path: string, pathname: string): Record<string, string> | undefined {
  const parts = pathname.split('/');
  const named = path
    .split('/')
    .flatMap((part, at): [string, string][] => (part.startsWith(':') ? [[part.slice(1), parts[at] ?? '']] : []));
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

function isPaged(call: Call): call is Call & { paged: true } {
  return call.paged === true;
}
