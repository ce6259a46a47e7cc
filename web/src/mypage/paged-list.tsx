import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { entriesOf, type PagesQuery } from '../api/query-client';
import { Failed } from '../ui/feedback/failed';
import { LoadAgain } from '../ui/feedback/load-again';
import { LoadMore } from '../ui/feedback/load-more';
import { Loading } from '../ui/feedback/loading';
import * as css from './paged.css';

export type Pages<T> = { query: PagesQuery<T>; empty: ReactNode };
type Props<T> = Pages<T> & {
  /** Text and skeleton until the first page is loaded. */
  waiting: { text: string; skeleton: ReactNode };
  look?: keyof typeof css.look;
  children: (entry: T) => ReactNode;
};

/** A list of the person's own, newest first, page by page. */
export function PagedList<T extends { id: number }>({
  query,
  empty,
  waiting: { text, skeleton },
  look = 'list',
  children,
}: Props<T>) {
  const { data, isPending, refetch, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchNextPageError } =
    useInfiniteQuery({
      ...query,
      // Hearts and posts change elsewhere: refetched on every mount.
      refetchOnMount: 'always',
    });
  if (isPending) return <Loading text={text} skeleton={<div className={css.waiting}>{skeleton}</div>} />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  const entries = entriesOf(data);
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
          <LoadMore key={dataUpdatedAt} onReach={() => fetchNextPage({ cancelRefetch: false })} />
        ))}
    </>
  );
}
