import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from '../ui/failed';
import { LoadAgain } from '../ui/load-again';
import { LoadMore } from '../ui/load-more';
import { Loading } from '../ui/loading';
import * as css from './paged.css';

const PAGE = 20;

type Page<T> = { answer: T[]; nextCursor: string | null };
type Query = { limit: number; cursor: string | undefined };

export type Pages<T> = {
  queryKey: readonly string[];
  load: (query: Query, signal: AbortSignal) => Promise<Page<T>>;
  empty: ReactNode;
};
type Props<T> = Pages<T> & {
  /** Said, and shown in shapes, until the first page is there. */
  waiting: { text: string; skeleton: ReactNode };
  look?: keyof typeof css.look;
  children: (entry: T) => ReactNode;
};

/** What one has gathered, newest first, page by page. */
export function PagedList<T extends { id: number }>({
  queryKey,
  load,
  empty,
  waiting: { text, skeleton },
  look = 'list',
  children,
}: Props<T>) {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => load({ limit: PAGE, cursor }, signal),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // Hearts and posts change elsewhere: whoever comes (back) to a list sees it read again.
    refetchOnMount: 'always',
  });
  if (isPending) return <Loading text={text} skeleton={<div className={css.waiting}>{skeleton}</div>} />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  const entries = data.pages.flatMap((page) => page.answer);
  if (entries.length === 0) return empty;
  return (
    <>
      <ul className={css.look[look]}>
        {entries.map((entry) => (
          <li key={entry.id}>{children(entry)}</li>
        ))}
      </ul>
      {hasNextPage &&
        (isFetchNextPageError ? (
          <LoadAgain onPress={() => fetchNextPage()} />
        ) : (
          <LoadMore key={data.pages.length} onReach={() => fetchNextPage({ cancelRefetch: false })} />
        ))}
    </>
  );
}
