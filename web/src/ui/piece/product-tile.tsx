import type { ProductCard } from '@mungchi/contract';
import { WIDE_SCREEN } from '@mungchi/contract';
import { Link } from '../../links';
import { CardHeart } from '../control/card-heart';
import { sharedPrice, won } from '../text/money';
import { productNameParts } from '../text/name-parts';
import { Picture, stored } from './picture';
import * as css from './product-tile.css';
import { WholeName } from './whole-name';

type Props = {
  product: ProductCard;
  onOpen?: () => void;
  /** Shows the heart; may return a promise. */
  onLike?: (product: ProductCard) => unknown;
  eager?: boolean;
  size?: 'row' | 'grid';
  /** Where a visitor reads it. */
  page?: '/shopping/item' | '/look/item';
};

/** A product: picture, name, price, and what it would cost each of four. */
export function ProductTile({ product, onOpen, onLike, eager = false, size = 'grid', page = '/shopping/item' }: Props) {
  return (
    <div className={css.tile[size]}>
      <Link to={`${page}?itemId=${product.id}`} className={css.link} onClick={onOpen}>
        <Picture
          {...stored(product.picture)}
          alt=""
          width={264}
          height={264}
          sizes={size === 'row' ? '132px' : `${WIDE_SCREEN} 264px, 46vw`}
          radius={16}
          eager={eager}
          fluid
        />
        <span className={css.name}>
          <WholeName parts={productNameParts(product.name)} />
        </span>
        <span className={css.price}>{won(product.price)}</span>
        {sharedPrice(product) && <span className={css.shared}>{sharedPrice(product)}</span>}
      </Link>
      {onLike && (
        <div className={css.corner}>
          <CardHeart name={product.name} liked={product.liked} onToggle={() => onLike(product)} />
        </div>
      )}
    </div>
  );
}
