import { CATEGORIES } from '@mungchi/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useSearchParams } from 'wouter';
import type { ShelfIndex } from '../../api/products';
import { visitProductsQuery, visitShelfQuery, visitShelvesQuery } from '../../api/visit';
import { useLocation } from '../../links';
import { ScrollRow } from '../../ui/control/scroll-row';
import { Empty } from '../../ui/feedback/empty';
import { Failed } from '../../ui/feedback/failed';
import { SearchBox } from '../../ui/field/search-box';
import { AppBar } from '../../ui/frame/app-bar';
import { Screen } from '../../ui/frame/screen';
import { CategoryArt } from '../../ui/mascot/category-art';
import { ProductTile } from '../../ui/piece/product-tile';
import { VisitGate } from '../../visit/visit-gate';
import { VisitorTabBar } from '../../visit/visitor-tab-bar';
import { WaitingGrid } from '../grid-states';
import * as picks from '../picks.css';
import { VisitGrid } from './visit-grid';

const SHOP = '/look/shopping';

export function VisitShoppingScreen() {
  return <VisitGate>{() => <Shop />}</VisitGate>;
}

/** The shop without hearts: its shelves, one of them, or what was searched for. */
function Shop() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const keyword = (query.get('keyword') ?? '').trim();
  const shelf = CATEGORIES.find(({ id }) => String(id) === query.get('shelf'));
  const isInside = keyword !== '' || shelf !== undefined;
  return (
    <Screen
      header={
        <AppBar title={shelf?.name ?? '쇼핑'} align="left" {...(isInside && { onBack: () => navigate(SHOP) })}>
          <SearchBox
            key={keyword}
            action={SHOP}
            initial={keyword}
            onSearch={(word) => navigate(`${SHOP}?keyword=${encodeURIComponent(word)}`)}
          />
        </AppBar>
      }
      footer={<VisitorTabBar />}
    >
      {keyword !== '' ? <Found keyword={keyword} /> : shelf ? <Shelf categoryId={shelf.id} /> : <Shelves />}
    </Screen>
  );
}

function Found({ keyword }: { keyword: string }) {
  return (
    <VisitGrid
      list={useInfiniteQuery(visitProductsQuery(keyword))}
      empty={<Empty text={`${keyword} 상품을 찾지 못했어요.`} />}
    />
  );
}

function Shelf({ categoryId }: { categoryId: Exclude<ShelfIndex, 0> }) {
  return (
    <VisitGrid list={useInfiniteQuery(visitShelfQuery(categoryId))} empty={<Empty text="아직 상품이 없어요." />} />
  );
}

function Shelves() {
  const { data, isPending, refetch } = useQuery(visitShelvesQuery);
  const [, navigate] = useLocation();
  if (isPending) return <WaitingGrid />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  if (data.every((products) => products.length === 0)) return <Empty text="아직 상품이 없어요." />;
  return (
    <div className={picks.picks}>
      {CATEGORIES.map(({ id, name }, index) => {
        const products = data[index] ?? [];
        if (products.length === 0) return null;
        return (
          <section key={id} aria-label={name} className={picks.shelf}>
            <div className={picks.head}>
              <CategoryArt categoryId={id} size={24} />
              <h2 className={picks.name}>{name}</h2>
              <button type="button" className={picks.more} onClick={() => navigate(`${SHOP}?shelf=${id}`)}>
                더보기
                <ChevronRight size={18} aria-hidden />
              </button>
            </div>
            <ScrollRow className={picks.row}>
              {products.map((product) => (
                <li key={product.id} className={picks.item}>
                  <ProductTile product={product} page="/look/item" size="row" eager={index === 0} />
                </li>
              ))}
            </ScrollRow>
          </section>
        );
      })}
    </div>
  );
}
