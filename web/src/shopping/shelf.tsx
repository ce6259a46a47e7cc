import { useInfiniteQuery } from '@tanstack/react-query';
import { type ShelfIndex, shelfQuery } from '../api/products';
import { Failed } from '../ui/feedback/failed';
import { NoProducts, WaitingGrid } from './grid-states';
import { ProductGrid } from './product-grid';

type Props = { categoryId: Exclude<ShelfIndex, 0>; onOpen: () => void };

export function Shelf({ categoryId, onOpen }: Props) {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(shelfQuery(categoryId));
  if (isPending) return <WaitingGrid />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  if (data.length === 0) return <NoProducts />;
  return (
    <ProductGrid
      products={data}
      onOpen={onOpen}
      hasMore={hasNextPage}
      loadingMore={isFetchingNextPage}
      failedMore={isFetchNextPageError}
      onMore={() => void fetchNextPage()}
    />
  );
}
