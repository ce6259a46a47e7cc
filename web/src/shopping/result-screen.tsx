import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { foundProductsQuery } from '../api/products';
import { useLocation } from '../links';
import { ButtonLink } from '../ui/control/button';
import { Empty } from '../ui/feedback/empty';
import { Failed } from '../ui/feedback/failed';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { WaitingGrid } from './grid-states';
import { ProductGrid } from './product-grid';
import * as css from './result-screen.css';
import { ShoppingSearch } from './shopping-search';

export function ProductResultScreen() {
  const [query] = useSearchParams();
  const keyword = (query.get('keyword') ?? '').trim();
  const [, navigate] = useLocation();
  return (
    <Screen
      header={
        <AppBar title="상품 검색" onBack={() => navigate('/shopping')}>
          <ShoppingSearch initial={keyword} ai={false} />
        </AppBar>
      }
    >
      {keyword === '' ? (
        <Empty text="찾고 싶은 상품을 적어 보세요." peek="yellow" mood="greeting" />
      ) : (
        <Results keyword={keyword} />
      )}
    </Screen>
  );
}

function Results({ keyword }: { keyword: string }) {
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(foundProductsQuery(keyword));
  if (isPending) return <WaitingGrid text="로딩중..." />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  if (data.length === 0) {
    return (
      <Empty
        text={`${keyword} 상품을 찾지 못했어요.\nAI 뭉치에게 물어볼까요?`}
        action={
          <ButtonLink size="small" to={`/shopping/chatbot?keyword=${encodeURIComponent(keyword)}`}>
            AI 뭉치에게 묻기
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <p className={css.count} role="status">
        <b className={css.keyword}>{keyword}</b> 검색 결과
      </p>
      <ProductGrid
        products={data}
        hasMore={hasNextPage}
        loadingMore={isFetchingNextPage}
        failedMore={isFetchNextPageError}
        onMore={() => void fetchNextPage()}
      />
    </>
  );
}
