import type { NotificationKind } from '@mungchi/contract';
import {
  Armchair,
  CircleX,
  Clock,
  CreditCard,
  HandCoins,
  Heart,
  KeyRound,
  type LucideIcon,
  Megaphone,
  Pencil,
  RotateCcw,
  ScrollText,
  ShoppingBag,
  Star,
  UserPlus,
  WalletCards,
} from 'lucide-react';
import type { tone } from './inbox.css';

type Look = { icon: LucideIcon; tone: keyof typeof tone };

/** What an entry is about, at a glance. */
export const KIND_LOOKS: Record<NotificationKind, Look> = {
  SEAT_TAKEN: { icon: UserPlus, tone: 'green' },
  ROOM_FULL: { icon: CreditCard, tone: 'brand' },
  ALL_PAID: { icon: WalletCards, tone: 'brand' },
  PURCHASED: { icon: ShoppingBag, tone: 'brand' },
  COMPLETED: { icon: Star, tone: 'gold' },
  HANDED_OVER: { icon: HandCoins, tone: 'green' },
  CANCELLED: { icon: CircleX, tone: 'grey' },
  REFUNDED: { icon: RotateCcw, tone: 'blue' },
  BOARD_CHANGED: { icon: Pencil, tone: 'brand' },
  DEADLINE_TODAY: { icon: Clock, tone: 'red' },
  EXPIRED: { icon: Clock, tone: 'red' },
  REVIEW_RECEIVED: { icon: Star, tone: 'gold' },
  PAY_REMINDER: { icon: Clock, tone: 'red' },
  PAY_END: { icon: Clock, tone: 'red' },
  PAYMENT_LOST: { icon: CreditCard, tone: 'red' },
  PAYMENT_RETURNED: { icon: RotateCcw, tone: 'blue' },
  SEAT_RELEASED: { icon: Armchair, tone: 'grey' },
  SEAT_HANDED_ON: { icon: Armchair, tone: 'green' },
  VACANCY_LEADER: { icon: Armchair, tone: 'brand' },
  VACANCY_PAID: { icon: Armchair, tone: 'brand' },
  BUY_REMINDER: { icon: ShoppingBag, tone: 'red' },
  BUY_OVERDUE: { icon: ShoppingBag, tone: 'red' },
  CHANGED: { icon: Pencil, tone: 'brand' },
  VACANCY: { icon: Armchair, tone: 'brand' },
  LIKED_CLOSING: { icon: Heart, tone: 'pink' },
  TERMS_CHANGE: { icon: ScrollText, tone: 'grey' },
  NEW_SIGN_IN: { icon: KeyRound, tone: 'red' },
  MARKETING_ON: { icon: Megaphone, tone: 'brand' },
};
