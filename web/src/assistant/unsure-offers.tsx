import { ChevronDown, ChevronRight, CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import type { Board, Product } from './chat-memory';
import { OfferList } from './offers';
import * as css from './offers.css';

type Props = { products: readonly Product[]; boards: readonly Board[]; onOpen: () => void };

/** Products with unknown ingredients: never among the cards, collapsed until opened. */
export function UnsureOffers({ products, boards, onOpen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const count = products.length + boards.length;
  if (count === 0) return null;
  const kind = products.length === 0 ? '공구' : boards.length === 0 ? '상품' : '것';
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <button type="button" className={css.unsure} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <CircleQuestionMark size={20} aria-hidden />
        <span className={css.unsureWords}>
          성분을 모르는 {kind} {count}개는 따로 뒀어요
        </span>
        <span className={css.look}>
          {isOpen ? '접기' : '보기'}
          <Chevron size={18} aria-hidden />
        </span>
      </button>
      {isOpen && <OfferList products={products} boards={boards} onOpen={onOpen} />}
    </>
  );
}
