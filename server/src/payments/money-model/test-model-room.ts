import { DAY_MS, type Stage, split, type UserId } from '@mungchi/contract';
import type { MoneyCaseKind } from '../../db/column-types';
import type { DisputeRow } from '../../db/rows';
import { isDisputeOpen } from '../disputes/dispute-rules';
import type { Movement } from '../ledger/ledger-rules';
import type { PaymentRecord } from '../payment-rules';
import { leftOf, type PaymentBalance } from '../refunds/refund-rules';

export const MODEL_LEADER = 1 as UserId;
export const MODEL_FOLLOWER = 2 as UserId;

/** The money of one room as plain data, moved by the same rules as the real one. */
export type ModelRoom = {
  price: number;
  /** Seats, and how many of them one follower may take. */
  people: number;
  maxSeats: number;
  leaderSeats: number;
  stage: Stage;
  /** Everybody who ever followed, from 0. */
  followers: ModelFollower[];
  /** Payments that were booked or have a refund requested. */
  used: Map<string, ModelPayment>;
  /** What a person looks at, or has: one of a kind per payment. */
  cases: ModelCase[];
  /** What the leader has of it. */
  leader: number;
  /** Of it on its way to the bank; the last one that arrived there. */
  payout: { id: number; amount: number } | null;
  sent: { id: number; amount: number } | null;
  /** All that is at the bank. */
  paidOut: number;
  /** Taken from the leader for what was lost. */
  recovered: number;
  isExtended: boolean;
  /** What the leader said to have spent, the lowest, and how often. */
  spent: number | null;
  receipts: number;
  /** Days that passed since the purchase. */
  day: number;
};

export type ModelFollower = {
  seats: number;
  /** The payment that settled the share. */
  settledBy: string | null;
  received: boolean;
  receivedOn: number;
  refunded: boolean;
  /** Problems told of, in turn. */
  said: readonly ModelDispute[];
  /** The money went to the leader while others disputed. */
  handed: boolean;
  handingOn: boolean;
  left: boolean;
  /** Seats lost unpaid. */
  releases: number;
};

export type ModelDispute = Pick<DisputeRow, 'kind' | 'state' | 'wanted' | 'answer'> & { id: number };

export type ModelPayment = {
  by: number;
  amount: number;
  refund: 'none' | 'promised' | 'done';
  booked: boolean;
  /** Returned amounts, by the ledger and by the provider; what was charged back after the credit. */
  returned: number;
  taken: number;
  charged: number;
  /** Of what was returned, past the provider; of what was charged, carried by the service. */
  byHand: number;
  carried: number;
  /** The provider has no such payment; an operator has found it; it stayed when the rest was handed over. */
  forgotten: boolean;
  found: boolean;
  withheld: boolean;
  /** The order is over. */
  isOrderOver: boolean;
  /** Promised whole on that day; an operator keeps it from being tried. */
  since: number;
  held: boolean;
  /** All of it went back, the last of it as a difference: paid, but its order is over. */
  isOver?: true;
  /** Parts that were promised and are open, the oldest first. */
  parts: { of: 'dispute' | 'receipt'; id: number; amount: number; parked: boolean; since: number }[];
};

export type ModelCase = {
  kind: MoneyCaseKind;
  impUid: string;
  amount: number;
  isOpen: boolean;
  isSeen: boolean;
  /** Taken from the leader for it, each time. */
  recovered: number[];
};

/** `reference`: what tells it from every other movement of its kind. */
export type Written = Pick<Movement, 'kind' | 'amount'> & { reference: string };

/** A payment can be lost in parts: each is told apart by what was back before. */
export const lossReference = (impUid: string, returned: number) => (returned === 0 ? impUid : `${impUid} ${returned}`);

/** What somebody is answered, and what is written into the books for it. */
export type Outcome = { answer: string; wrote: Written[] };

export const NEWCOMER: ModelFollower = {
  seats: 1,
  settledBy: null,
  received: false,
  receivedOn: 0,
  refunded: false,
  said: [],
  handed: false,
  handingOn: false,
  left: false,
  releases: 0,
};

/** The clock stands still, in the model and in the real rooms: clocks have tests of their own. */
export const NOW = new Date('2026-11-15T03:00:00.000Z');
export const DAY_LENGTH = DAY_MS + 3_600_000;
const LATER = new Date('2026-11-17T12:00:00.000Z');
const PAY_END = new Date('2026-11-23T12:00:00.000Z');

/** Full: the leader has one seat, the followers as many as are named. */
export function openModelRoom(price: number, held: readonly number[]): ModelRoom {
  const followers = held.map((seats) => ({ ...NEWCOMER, seats }));
  const people = 1 + held.reduce((sum, seats) => sum + seats, 0);
  const books = { used: new Map(), cases: [], leader: 0, payout: null, sent: null, paidOut: 0, recovered: 0 };
  const empty = { ...books, isExtended: false, spent: null, receipts: 0, day: 0 };
  return { price, people, maxSeats: maxSeatsOf(people), leaderSeats: 1, stage: 'RECRUITED', followers, ...empty };
}

/** Up to three where there is room. */
export const maxSeatsOf = (people: number): number => Math.min(3, people - 1);

export const unitIn = ({ price, people }: ModelRoom): number => split(price, people).follower;

export const shareIn = (room: ModelRoom, { seats }: Pick<ModelFollower, 'seats'>): number => unitIn(room) * seats;

const seatsOf = (followers: readonly ModelFollower[]): number => followers.reduce((sum, { seats }) => sum + seats, 0);

export const seatedIn = ({ followers }: ModelRoom): ModelFollower[] => followers.filter(({ left }) => !left);

export const freeSeatsIn = (room: ModelRoom): number => room.people - room.leaderSeats - seatsOf(seatedIn(room));

/** The problem of a follower that waits for somebody. */
export const openOf = ({ said }: ModelFollower): ModelDispute | undefined => said.find(isDisputeOpen);

/** A moment of the given day; each day is a little longer than the time in which one may dispute. */
export const momentOf = (day: number): Date => new Date(NOW.getTime() + day * DAY_LENGTH);

/** What of a payment is on its way back. */
export const promisedOf = ({ refund, amount, returned, parts }: ModelPayment): number =>
  refund === 'promised' ? amount - returned : parts.reduce((sum, part) => sum + part.amount, 0);

/** What is held and promised to nobody. */
export function freeIn({ used, leader, paidOut, recovered }: ModelRoom): number {
  const booked = [...used.values()].filter((payment) => payment.booked);
  return booked.reduce(
    (sum, payment) => sum + payment.amount - payment.returned - promisedOf(payment),
    -leader - paidOut - recovered,
  );
}

/** Whether this payment settles a member's share. */
export const isSettling = ({ followers }: ModelRoom, impUid: string): boolean =>
  followers.some(({ settledBy }) => settledBy === impUid);

export const standingIn = ({ amount, returned, charged, byHand, parts }: ModelPayment): PaymentBalance => ({
  paid: amount,
  returned,
  charged,
  byHand,
  promised: parts.reduce((sum, part) => sum + part.amount, 0),
});

/** What nobody has been promised of a member's payment. */
export function leftIn(room: ModelRoom, { settledBy }: Pick<ModelFollower, 'settledBy'>): number {
  return settledBy === null ? 0 : leftOf(standingIn(room.used.get(settledBy)!));
}

/** What the provider says of a payment. */
export const cardOf = (impUid: string, { amount, taken }: { amount: number; taken: number }): PaymentRecord => ({
  impUid,
  merchantUid: `order ${impUid}`,
  status: taken > 0 && taken === amount ? 'cancelled' : 'paid',
  amount,
  currency: 'KRW',
  buyerEmail: null,
  cancelledAmount: taken,
});

export function boardIn(room: ModelRoom) {
  const free = freeSeatsIn(room);
  return {
    leaderId: MODEL_LEADER,
    stage: room.stage,
    price: room.price,
    totalUser: room.people,
    memberCount: room.people - free,
    deadline: '2026-12-31',
    maxSeats: room.maxSeats,
    handingOn: seatsOf(room.followers.filter(({ handingOn }) => handingOn)),
    vacantUntil: free > 0 ? LATER : null,
    payEnd: PAY_END,
    payExtendedAt: room.isExtended ? NOW : null,
    heldAt: null,
    firstUntil: null,
    verifiedOnly: false,
    latitude: 37.5465,
    longitude: 127.0445,
  };
}
