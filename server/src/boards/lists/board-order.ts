import { type BoardSort, endOfSeoulDay, LAST_JOIN_HOURS } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Keyed } from '../../http/cursor';
import { lastJoin } from '../board-rules';
import { DISTANCE } from './board-distance';

/** Every order but the specified one: each has a key, the smallest first, then the newer. */
export type KeyedSort = Exclude<BoardSort, 'newest'>;

type Ordered = {
  id: number;
  stage: string;
  deadline: string;
  handingOn: number;
  vacantUntil: Date | null;
  payEnd: Date | null;
  distance: number | null;
  price: number;
  totalUser: number;
};

/** What a card is sorted by: when it can be joined until, whole metres, or what one share costs at least. */
export function orderKey(sort: KeyedSort, board: Ordered): number {
  switch (sort) {
    case 'closing':
      return Math.floor(joinableUntil(board) / 1000);
    case 'near':
      return Math.floor((board.distance ?? 0) + 0.5);
    case 'cheap':
      return Math.floor(board.price / board.totalUser);
  }
}

function joinableUntil({ stage, deadline, handingOn, vacantUntil, payEnd }: Ordered): number {
  if (stage === 'RECRUITING' || payEnd === null) return endOfSeoulDay(deadline).getTime();
  const vacancy = handingOn === 0 && vacantUntil !== null ? vacantUntil.getTime() : Number.POSITIVE_INFINITY;
  return Math.min(vacancy, lastJoin(payEnd).getTime());
}

/** Negative: `a` comes first. */
export function compareIn(a: Keyed, b: Keyed): number {
  return a.key - b.key || b.id - a.id;
}

/** The same as `orderKey`, of board `b` and reader `r`. */
export const ORDER_KEYS: Record<KeyedSort, RawBuilder<number>> = {
  closing: sql<number>`floor(extract(epoch from case when b.stage = 'RECRUITING' or b.pay_end is null
    then (b.deadline + 1)::timestamp at time zone 'Asia/Seoul'
    else least(case when b.handing_on = 0 then b.vacant_until end, b.pay_end - ${sql.lit(LAST_JOIN_HOURS)} * interval '1 hour')
    end))::bigint`,
  near: sql<number>`floor(${DISTANCE} + 0.5)::bigint`,
  cheap: sql<number>`(b.price / b.total_user)::bigint`,
};

/** Keyset pagination over (key, id), smallest key and then newest first. */
export function comesAfterKeyed(cursor: Keyed | null, key: RawBuilder<number>): RawBuilder<boolean> {
  if (!cursor) return sql<boolean>`true`;
  return sql<boolean>`(${key} > ${cursor.key} or ${key} = ${cursor.key} and b.id < ${cursor.id})`;
}
