import {
  BUY_HOURS,
  eveningAfter,
  LOST_END_HOURS,
  PAY_END_HOURS,
  PAY_HOURS,
  REVIEWS_OPEN_HOURS,
  VACANCY_HOURS,
} from '@mungchi/contract';
import type { BoardRow } from '../db/rows';
import type { BoardEvent } from './board-rules';

type Clocks = Partial<
  Pick<
    BoardRow,
    | 'handingOn'
    | 'vacantUntil'
    | 'vacantAt'
    | 'vacancyNoticedFor'
    | 'payEnd'
    | 'payEndNoticedFor'
    | 'payEndNoticedAt'
    | 'buyBy'
    | 'buyNotices'
    | 'buyNoticedAt'
    | 'purchasedAt'
    | 'reviewsOpenAt'
  >
>;

const NO_VACANCY = { vacantUntil: null, vacantAt: null, vacancyNoticedFor: null };
const NO_BUYING = { buyBy: null, buyNotices: 0, buyNoticedAt: null };
const OVER = { ...NO_VACANCY, ...NO_BUYING, handingOn: 0, payEnd: null };

/** Which clocks an event starts and stops. */
export function clocksAfter(event: BoardEvent, { payEnd }: Pick<BoardRow, 'payEnd'>, at: Date): Clocks {
  switch (event) {
    case 'seats-filled':
      return { ...NO_VACANCY, payEnd: eveningAfter(at, PAY_END_HOURS) };
    case 'everyone-paid':
      return { ...NO_VACANCY, ...NO_BUYING, handingOn: 0, buyBy: eveningAfter(at, BUY_HOURS) };
    case 'payment-lost':
      return { ...NO_BUYING, payEnd: later(payEnd, eveningAfter(at, LOST_END_HOURS)) };
    case 'purchased':
      return { ...OVER, purchasedAt: at };
    case 'everyone-received':
      return { ...OVER, reviewsOpenAt: eveningAfter(at, REVIEWS_OPEN_HOURS) };
    case 'cancelled':
      return OVER;
  }
}

/** Whoever joins or owes again now has until then, never beyond the end of all payments. */
export function payByOf({ payEnd }: Pick<BoardRow, 'payEnd'>, at: Date): Date {
  return earlier(eveningAfter(at, PAY_HOURS), payEnd);
}

/** A seat that falls free now must be taken until then; of several the latest counts. */
export function vacantUntilOf({ payEnd, vacantUntil }: Pick<BoardRow, 'payEnd' | 'vacantUntil'>, at: Date): Date {
  return earlier(later(vacantUntil, eveningAfter(at, VACANCY_HOURS)), payEnd);
}

function earlier(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one;
}

function later(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other;
}
