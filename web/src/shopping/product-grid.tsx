import type { ProductCard } from '@mungchi/contract';
import { useLikeCard } from '../api/product-hearts';
import { LoadAgain } from '../ui/feedback/load-again';
import { ProductTile } from '../ui/piece/product-tile';
import * as css from './product-grid.css';
import { useScrollEnd } from './use-scroll-end';

type Props = {
  products: ProductCard[];
  onOpen?: () => void;
  hasMore?: boolean;
  loadingMore?: boolean;
  /** The last page failed to load: retry only on a press. */
  failedMore?: boolean;
  onMore?: () => void;
};

const EAGER = 4;

/** Two columns; the next page is fetched at four fifths of the scroll. */
export function ProductGrid({
  products,
  onOpen,
  hasMore = false,
  loadingMore = false,
  failedMore = false,
  onMore,
}: Props) {
  const like = useLikeCard();
  useScrollEnd(hasMore && !loadingMore && !failedMore, () => onMore?.());
  return (
    <>
      <ul className={css.grid}>
        {products.map((product, index) => (
          <li key={product.id} className={css.item}>
            <ProductTile product={product} onOpen={onOpen} onLike={like} eager={index < EAGER} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p role="status" className={css.more}>
          {loadingMore ? '더 불러오고 있어요.' : ''}
        </p>
      )}
      {hasMore && failedMore && !loadingMore && <LoadAgain onPress={onMore} />}
    </>
  );
}
