import type { BoardCard as Board } from '@mungchi/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BoardCard } from '../ui/board-card';
import { Failed } from '../ui/failed';
import { LoadMore } from '../ui/load-more';
import { Loading } from '../ui/loading';
import { CardSkeletons } from '../ui/skeleton';
import * as css from './paged.css';

type Page = { answer: Board[]; nextCursor: string | null };
type Props = {
  name: string;
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
  empty: ReactNode;
};

/** A list of group purchases of one's own doing, page by page. */
export function PagedBoards({ name, load, empty }: Props) {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['boards', name],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
  });
  if (isPending) return <Loading text="공구들을 불러오고 있어요." skeleton={<Waiting />} />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  const boards = data.pages.flatMap((page) => page.answer);
  if (boards.length === 0) return empty;
  return (
    <>
      <ul className={css.list}>
        {boards.map((board) => (
          <li key={board.id}>
            <BoardCard board={board} />
          </li>
        ))}
      </ul>
      {hasNextPage && <LoadMore onReach={() => !isFetchingNextPage && fetchNextPage()} />}
    </>
  );
}

function Waiting() {
  return (
    <div className={css.waiting}>
      <CardSkeletons />
    </div>
  );
}
