import { BOARD_PRICE_MAX } from '@mungchi/contract';
import { HeadCount } from '../../ui/field/head-count';
import { won } from '../../ui/text/money';
import type { BoardDraft } from './board-draft';

type Props = { unitPrice: number; price: number | null; onChange: (part: Partial<BoardDraft>) => void };

/** How many of the product: fills in the total price and the quantity, which may still be changed. */
export function ShopCount({ unitPrice, price, onChange }: Props) {
  return (
    <HeadCount
      label="몇 개 살까요?"
      unit="개"
      value={countOf(price, unitPrice)}
      min={1}
      max={Math.floor(BOARD_PRICE_MAX / unitPrice)}
      hint={`1개에 ${won(unitPrice)}이에요. 총 수량과 총 가격을 채워 드려요.`}
      onChangeNumber={(count) =>
        onChange(count ? { price: count * unitPrice, quantity: `${count}개` } : { price: null, quantity: '' })
      }
    />
  );
}

/** Read from the price, so that the two never disagree. */
function countOf(price: number | null, unitPrice: number): number | null {
  return price !== null && price > 0 && price % unitPrice === 0 ? price / unitPrice : null;
}
