import type { ProductCard } from '@mungchi/contract';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from '../../ui/feedback/failed';
import { LoadAgain } from '../../ui/feedback/load-again';
import { ProductTile } from '../../ui/piece/product-tile';
import { WaitingGrid } from '../grid-states';
import * as css from '../product-grid.css';
import { useScrollEnd } from '../use-scroll-end';

type Props = { list: UseInfiniteQueryResult<ProductCard[]>; empty: ReactNode };

/** Products page by page, without hearts. */
export function VisitGrid({ list, empty }: Props) {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  useScrollEnd(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, () => void fetchNextPage());
  if (isPending) return <WaitingGrid />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  if (data.length === 0) return empty;
  return (
    <>
      <ul className={css.grid}>
        {data.map((product, index) => (
          <li key={product.id} className={css.item}>
            <ProductTile product={product} page="/look/item" eager={index < 4} />
          </li>
        ))}
      </ul>
      {hasNextPage && isFetchNextPageError && <LoadAgain onPress={() => fetchNextPage()} />}
    </>
  );
}
