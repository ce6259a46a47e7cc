import type { RoomId } from '@mungchi/contract';
import { searchTalk } from '@mungchi/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './call';
import { endpointKey } from './query-client';

/** What was said with these words in it, newest first; each page looks further back. */
export function talkSearchQuery(chatRoomId: RoomId, q: string) {
  const params = { chatRoomId };
  return infiniteQueryOptions({
    queryKey: endpointKey(searchTalk, { params, query: { q }, pages: true }),
    queryFn: ({ pageParam: before, signal }) =>
      call(searchTalk, { params, query: { q, ...(before !== null && { before }) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    // What is looked for now may have been said a moment ago.
    staleTime: 0,
    gcTime: 0,
  });
}
