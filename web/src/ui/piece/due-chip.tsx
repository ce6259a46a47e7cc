import type { RoomDue } from '@mungchi/contract';
import {
  Armchair,
  CalendarCheck,
  CalendarPlus,
  CalendarSearch,
  CreditCard,
  HandHelping,
  type LucideIcon,
  MessageCircleWarning,
  PackageCheck,
  PencilLine,
  ShoppingBag,
  Star,
} from 'lucide-react';
import * as css from './due-chip.css';

/** Tone, icon and words of each turn. */
export const dueLooks: Record<RoomDue, [keyof typeof css.tone, LucideIcon, string]> = {
  CHANGE: ['gold', PencilLine, '바뀐 내용'],
  VACANCY: ['red', Armchair, '빈자리 채우기'],
  PAY: ['red', CreditCard, '결제 필요'],
  BUY: ['brand', ShoppingBag, '구매할 차례'],
  ANSWER: ['red', MessageCircleWarning, '답할 문제'],
  HAND: ['brand', HandHelping, '전달하기'],
  PICK: ['brand', CalendarCheck, '시간 정하기'],
  MEET: ['brand', CalendarPlus, '약속 정하기'],
  POLL: ['brand', CalendarSearch, '시간 고르기'],
  RECEIVE: ['green', PackageCheck, '받았나요?'],
  REVIEW: ['gold', Star, '리뷰 쓰기'],
};

/** What this reader has to do next in a room. */
export function DueChip({ due }: { due: RoomDue }) {
  const [tone, Icon, word] = dueLooks[due];
  return (
    <span className={css.tone[tone]}>
      <Icon size={15} strokeWidth={2.2} aria-hidden />
      {word}
    </span>
  );
}
