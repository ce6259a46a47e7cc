import {
  DAY_MS,
  type NeighbourRecord,
  RECORD_MARK_MIN,
  RECORD_MARK_PERCENT,
  RECORD_NEIGHBOURS_MIN,
  RECORD_PAID_MIN,
  RECORD_PAIR_DAYS,
  RECORD_PURCHASES_MIN,
  type Role,
  type UserId,
} from '@mungchi/contract';

/** A seat of somebody else: the leader, or a follower with what was paid and how. */
export type OtherSeat = { userId: UserId; role: Role; mark: string | null; paid: number };

/** A completed purchase, as one member saw it. */
export type Purchase = {
  endedAt: Date;
  role: Role;
  /** Paid as a follower, and before any reminder. */
  hasPaid: boolean;
  wasReminded: boolean;
  /** Who the others were, by `identityOf`. */
  others: readonly string[];
};

/** What is told of the last twelve months, however little else is counted. */
export type MissedPromises = { noShows: number; lateChanges: number; unbought: number; lost: number };

type Facts = NonNullable<NeighbourRecord['facts']>;

/**
 * Whom a seat stands for: a leader is an account, a follower the means of payment. Nobody for little money, and nobody for
 * what one has paid with oneself.
 */
export function identityOf({ userId, role, mark, paid }: OtherSeat, own: ReadonlySet<string>): string | null {
  if (role === 'LEADER') return `account ${userId}`;
  if (paid < RECORD_PAID_MIN) return null;
  if (mark === null) return `account ${userId}`;
  return own.has(mark) ? null : `mark ${mark}`;
}

/** What is counted of somebody, however little. */
export type RecordCounts = { led: Purchase[]; joined: Purchase[]; ledWith: number; joinedWith: number; people: number };

export function countedOf(purchases: readonly Purchase[]): RecordCounts {
  const counted = newOnes(purchases);
  const led = counted.filter(({ role }) => role === 'LEADER');
  const joined = counted.filter(({ role }) => role === 'FOLLOWER');
  return { led, joined, ledWith: peopleIn(led), joinedWith: peopleIn(joined), people: peopleIn(counted) };
}

/** What neighbours may know of somebody; null while there is too little to say and nothing that must be said. */
export function factsOf(purchases: readonly Purchase[], missed: MissedPromises, reply: Facts['reply']): Facts | null {
  const { led, joined, ledWith, joinedWith, people } = countedOf(purchases);
  const all = led.length + joined.length;
  if (all < RECORD_PURCHASES_MIN || people < RECORD_NEIGHBOURS_MIN) {
    const isClean = Object.values(missed).every((times) => times === 0);
    return isClean ? null : { ...NOTHING, ...missed };
  }
  const paid = joined.filter(({ hasPaid }) => hasPaid);
  const early = paid.filter(({ wasReminded }) => !wasReminded);
  return {
    led: led.length,
    joined: joined.length,
    ledWith,
    joinedWith,
    payments: paid.length,
    paidEarly: early.length,
    ...missed,
    keepsAppointments: isMark(all - missed.noShows - missed.lateChanges, all),
    paysFast: isMark(early.length, paid.length),
    reply,
  };
}

const NOTHING = {
  led: 0,
  joined: 0,
  ledWith: 0,
  joinedWith: 0,
  payments: 0,
  paidEarly: 0,
  keepsAppointments: false,
  paysFast: false,
  reply: null,
};

const peopleIn = (purchases: readonly Purchase[]) => new Set(purchases.flatMap(({ others }) => others)).size;

/** Two together count once in a while: friends among themselves do not make a record. */
function newOnes(purchases: readonly Purchase[]): Purchase[] {
  const last = new Map<string, number>();
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

/** For an operator: who bought of a leader, how many of them also of others, and how many accounts share a means of payment. */
export function circleOf(seats: readonly { userId: UserId; mark: string | null; elsewhere: boolean }[]) {
  const people = new Map(seats.map((seat) => [seat.userId, seat.elsewhere]));
  const byMark = new Map<string, Set<UserId>>();
  for (const { userId, mark } of seats)
    if (mark !== null) byMark.set(mark, (byMark.get(mark) ?? new Set()).add(userId));
  const shared = [...byMark.values()].filter((accounts) => accounts.size > 1);
  return {
    people: people.size,
    elsewhere: [...people.values()].filter(Boolean).length,
    sameMark: new Set(shared.flatMap((accounts) => [...accounts])).size,
  };
}
