import type { Due } from '@mungchi/contract';
import { CreditCard, type LucideIcon, MessageCircleWarning, PackageCheck, ShoppingBag, Star } from 'lucide-react';
import * as css from './due-chip.css';

const dues: Record<Due, [keyof typeof css.tone, LucideIcon, string]> = {
  PAY: ['red', CreditCard, '결제 필요'],
  BUY: ['brand', ShoppingBag, '구매할 차례'],
  ANSWER_DISPUTE: ['red', MessageCircleWarning, '답할 문제'],
  RECEIVE: ['green', PackageCheck, '받았나요?'],
  REVIEW: ['gold', Star, '리뷰 쓰기'],
};

/** What this reader has to do next in a room. */
export function DueChip({ due }: { due: Due }) {
  const [tone, Icon, word] = dues[due];
  return (
    <span className={css.tone[tone]}>
      <Icon size={15} strokeWidth={2.2} aria-hidden />
      {word}
    </span>
  );
}
