import { useInfiniteQuery } from '@tanstack/react-query';
import { Failed } from '../ui/failed';
import { Loading } from '../ui/loading';
import { TileSkeletons } from '../ui/skeleton';
import { ProductGrid } from './product-grid';
import { type ShelfIndex, shelfQuery } from './shelf-query';

type Props = { categoryId: Exclude<ShelfIndex, 0>; onOpen: () => void };

export function Shelf({ categoryId, onOpen }: Props) {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(shelfQuery(categoryId));
  if (isPending) return <Loading text="상품을 불러오고 있어요." skeleton={<TileSkeletons />} />;
  if (!data) return <Failed onRetry={() => refetch()} />;
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
