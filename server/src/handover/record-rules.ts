import {
  DAY_MS,
  type NeighbourRecord,
  RECORD_MARK_MIN,
  RECORD_MARK_PERCENT,
  RECORD_NEIGHBOURS_MIN,
  RECORD_PAIR_DAYS,
  RECORD_PURCHASES_MIN,
} from '@mungchi/contract';

/** A completed purchase in which somebody paid, as one member saw it. */
export type Purchase = {
  endedAt: Date;
  role: 'LEADER' | 'FOLLOWER';
  /** Paid as a follower, and before any reminder. */
  hasPaid: boolean;
  wasReminded: boolean;
  others: readonly number[];
};

export type Missed = { noShows: number; lateChanges: number };

type Facts = NonNullable<NeighbourRecord['facts']>;

/** What neighbours may know of somebody; null while there is too little to say. */
export function factsOf(purchases: readonly Purchase[], { noShows, lateChanges }: Missed): Facts | null {
  const counted = countedOf(purchases);
  const neighbours = new Set(counted.flatMap(({ others }) => others));
  if (counted.length < RECORD_PURCHASES_MIN || neighbours.size < RECORD_NEIGHBOURS_MIN) return null;
  const paid = counted.filter(({ hasPaid }) => hasPaid);
  const early = paid.filter(({ wasReminded }) => !wasReminded);
  return {
    led: counted.filter(({ role }) => role === 'LEADER').length,
    joined: counted.filter(({ role }) => role === 'FOLLOWER').length,
    payments: paid.length,
    paidEarly: early.length,
    noShows,
    lateChanges,
    keepsAppointments: isMark(counted.length - noShows - lateChanges, counted.length),
    paysFast: isMark(early.length, paid.length),
  };
}

/** Two people together count once in a while: friends among themselves do not make a record. */
function countedOf(purchases: readonly Purchase[]): Purchase[] {
  const last = new Map<number, number>();
  return purchases
    .toSorted((a, b) => a.endedAt.getTime() - b.endedAt.getTime())
    .filter(({ endedAt, others }) => {
      const at = endedAt.getTime();
      const isNew = others.some(
        (other) => at - (last.get(other) ?? Number.NEGATIVE_INFINITY) >= RECORD_PAIR_DAYS * DAY_MS,
      );
      if (isNew) for (const other of others) last.set(other, at);
      return isNew;
    });
}

function isMark(good: number, all: number): boolean {
  return all >= RECORD_MARK_MIN && good * 100 >= all * RECORD_MARK_PERCENT;
}
