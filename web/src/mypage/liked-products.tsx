import { likedProducts } from '@mungchi/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '../api/call';
import { ButtonLink } from '../ui/button';
import { Empty } from '../ui/empty';
import { Failed } from '../ui/failed';
import { LoadMore } from '../ui/load-more';
import { Loading } from '../ui/loading';
import { ProductTile } from '../ui/product-tile';
import { TileSkeletons } from '../ui/skeleton';
import * as css from './paged.css';

const PAGE = 40;

export function LikedProducts() {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['/api/products/like'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => callPage(likedProducts, { query: { limit: PAGE, cursor }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  if (isPending) return <Loading text="상품을 불러오고 있어요." skeleton={<Waiting />} />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  const products = data.pages.flatMap((page) => page.answer);
  if (products.length === 0) return <NothingLiked />;
  return (
    <>
      <ul className={css.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
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
      <TileSkeletons />
    </div>
  );
}

function NothingLiked() {
  return (
    <Empty
      text="하트를 누른 상품을 여기서 볼 수 있어요!"
      peek="pink"
      action={
        <ButtonLink to="/shopping" size="small">
          쇼핑 둘러보기
        </ButtonLink>
      }
    />
  );
}
