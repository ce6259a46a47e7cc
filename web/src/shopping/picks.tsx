import { CATEGORIES, type ProductCard } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useLikeCard } from '../api/product-hearts';
import { recommendedProductsQuery, type ShelfIndex, shelvesQuery } from '../api/products';
import { useArrived } from '../shell/use-returning';
import { ScrollRow } from '../ui/control/scroll-row';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { sectionTitle } from '../ui/foundation/display.css';
import { CategoryArt } from '../ui/mascot/category-art';
import { Mascot } from '../ui/mascot/mascot';
import { ProductTile } from '../ui/piece/product-tile';
import { NoProducts } from './grid-states';
import * as css from './picks.css';
import { SkeletonRow } from './waiting-row';

const SHELVES_TITLE = '이런 카테고리 상품도 둘러보세요';

type Props = { onOpen: () => void; onShelf: (shelf: ShelfIndex) => void };

/** What 뭉치 recommends, and the first few products of every shelf. */
export function Picks({ onOpen, onShelf }: Props) {
  const recommended = useQuery({ ...recommendedProductsQuery, staleTime: 60_000 });
  const shelves = useQuery({ ...shelvesQuery, staleTime: 10 * 60_000 });
  // Forty tiles, rendered in a deferred pass after what is above them.
  const shelfProducts = useDeferredValue(shelves.data ?? null, useArrived() ? shelves.data : null);
  // The upper half first: later content may only be added below it.
  const isWaiting = recommended.isPending || (shelves.isPending && !recommended.data);
  if (!isWaiting && !recommended.data && !shelves.data) {
    return <Failed onRetry={() => Promise.all([recommended.refetch(), shelves.refetch()])} />;
  }
  if (recommended.data?.length === 0 && shelves.data?.every((products) => products.length === 0)) return <NoProducts />;
  return (
    <div className={css.picks}>
      {(isWaiting || (recommended.data && recommended.data.length > 0)) && (
        <section aria-labelledby="recommended">
          <h2 id="recommended" className={css.ai}>
            <Mascot color="purple" cap size={40} ground={false} />
            <span className={sectionTitle}>AI 뭉치가 추천하는 공구템이에요!</span>
          </h2>
          {isWaiting || !recommended.data ? (
            <Loading text="상품을 불러오고 있어요." skeleton={<SkeletonRow />} />
          ) : (
            <Row products={recommended.data} onOpen={onOpen} eager />
          )}
        </section>
      )}
      {isWaiting ? (
        <div aria-hidden className={css.shelves}>
          <p className={`${sectionTitle} ${css.title}`}>{SHELVES_TITLE}</p>
          <SkeletonRow />
        </div>
      ) : (
        shelfProducts && <Shelves products={shelfProducts} onOpen={onOpen} onShelf={onShelf} />
      )}
    </div>
  );
}

function Shelves({ products, onOpen, onShelf }: Props & { products: ProductCard[][] }) {
  return (
    <section aria-labelledby="shelves" className={css.shelves}>
      <h2 id="shelves" className={`${sectionTitle} ${css.title}`}>
        {SHELVES_TITLE}
      </h2>
      {CATEGORIES.map(({ id, name }, index) => {
        const shelf = products[index] ?? [];
        if (shelf.length === 0) return null;
        return (
          <section key={id} aria-label={name} className={css.shelf}>
            <div className={css.head}>
              <CategoryArt categoryId={id} size={24} />
              <h3 className={css.name}>{name}</h3>
              <button type="button" className={css.more} onClick={() => onShelf(id)}>
                더보기
                <ChevronRight size={18} aria-hidden />
              </button>
            </div>
            <Row products={shelf} onOpen={onOpen} />
          </section>
        );
      })}
    </section>
  );
}

function Row({ products, onOpen, eager = false }: { products: ProductCard[]; onOpen: () => void; eager?: boolean }) {
  const like = useLikeCard();
  return (
    <ScrollRow className={css.row}>
      {products.map((product, index) => (
        <li key={product.id} className={css.item}>
          <ProductTile product={product} onOpen={onOpen} onLike={like} size="row" eager={eager && index < 3} />
        </li>
      ))}
    </ScrollRow>
  );
}
