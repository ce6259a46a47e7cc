import type { BoardDetail } from '@mungchi/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../links';
import { cardTitle, oneLine } from '../../ui/foundation/type.css';
import { Picture } from '../../ui/piece/picture';
import { won } from '../../ui/text/money';
import * as css from './linked-product.css';

/** The product that this is a purchase of, if it came from the shop. */
export function LinkedProduct({ board }: { board: BoardDetail }) {
  if (board.productId === null) return null;
  return (
    <Link to={`/shopping/item?itemId=${board.productId}`} className={css.card}>
      <Picture src={board.productImage} alt="" width={60} height={60} />
      <span className={css.words}>
        <span className={css.kind}>연결된 상품</span>
        <span className={`${cardTitle} ${oneLine}`}>{board.productName}</span>
        {board.productPrice !== null && <span className={css.price}>{won(board.productPrice)}</span>}
      </span>
      <ChevronRight size={20} aria-hidden />
    </Link>
  );
}
