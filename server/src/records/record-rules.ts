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

/** Whom a seat stands for: an account, and what it paid with. */
export type Other = { account: UserId; mark: string | null };

/** A completed purchase, as one member saw it. */
export type Purchase = {
  endedAt: Date;
  role: Role;
  /** Paid as a follower, and before any reminder. */
  hasPaid: boolean;
  wasReminded: boolean;
  /** Who the others were, by `identityOf`. */
  others: readonly Other[];
};

/** What is told of the last twelve months, however little else is counted. */
export type MissedPromises = { noShows: number; lateChanges: number; unbought: number; lost: number };

type Facts = NonNullable<NeighbourRecord['facts']>;

/**
 * Whom a seat stands for: a leader is an account, a follower an account and the means of payment. Nobody for little money, and
 * nobody for what one has paid with oneself.
 */
export function identityOf({ userId, role, mark, paid }: OtherSeat, own: ReadonlySet<string>): Other | null {
  if (role === 'LEADER') return { account: userId, mark: null };
  if (paid < RECORD_PAID_MIN || (mark !== null && own.has(mark))) return null;
  return { account: userId, mark };
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

/** By what one neighbour is told from another: one account with many cards is one, and so are many accounts on one card. */
function neighboursIn(others: readonly Other[]): Set<string>[] {
  const people: Set<string>[] = [];
  for (const { account, mark } of others) {
    const signs = [`account ${account}`, ...(mark === null ? [] : [`mark ${mark}`])];
    const [first = new Set<string>(), ...rest] = people.filter((known) => signs.some((sign) => known.has(sign)));
    if (!people.includes(first)) people.push(first);
    for (const sign of [...signs, ...rest.flatMap((each) => [...each])]) first.add(sign);
    for (const each of rest) people.splice(people.indexOf(each), 1);
  }
  return people;
}

const peopleIn = (purchases: readonly Purchase[]) => neighboursIn(purchases.flatMap(({ others }) => others)).length;

/**
 * Two together count once in a while: friends among themselves do not make a record. A neighbour is new only if account and card
 * are. What one has joined without paying is nothing one has kept.
 */
function newOnes(purchases: readonly Purchase[]): Purchase[] {
  const last = new Map<string, number>();
  return purchases
    .filter(({ role, hasPaid }) => role === 'LEADER' || hasPaid)
    .toSorted((a, b) => a.endedAt.getTime() - b.endedAt.getTime())
    .filter(({ endedAt, others }) => {
      const at = endedAt.getTime();
      const isLongAgo = (sign: string) =>
        at - (last.get(sign) ?? Number.NEGATIVE_INFINITY) >= RECORD_PAIR_DAYS * DAY_MS;
      const people = neighboursIn(others).map((signs) => [...signs]);
      const isNew = people.some((signs) => signs.every(isLongAgo));
      if (isNew) for (const sign of people.flat()) last.set(sign, at);
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
