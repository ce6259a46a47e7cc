import type { ProductCard } from '@mungchi/contract';
import { WIDE_SCREEN } from '@mungchi/contract';
import { Link } from 'wouter';
import { won } from '../text/money';
import { productNameParts } from '../text/name-parts';
import { Picture, stored } from './picture';
import * as css from './product-tile.css';
import { WholeName } from './whole-name';

type Props = { product: ProductCard; onOpen?: () => void; eager?: boolean; size?: 'row' | 'grid' };

/** A product: picture, name, price. */
export function ProductTile({ product, onOpen, eager = false, size = 'grid' }: Props) {
  return (
    <Link to={`/shopping/item?itemId=${product.id}`} className={css.tile[size]} onClick={onOpen}>
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
    </Link>
  );
}
