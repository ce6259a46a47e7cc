import assert from 'node:assert/strict';
import { DISPUTE_ANSWER_HOURS, eveningAfter, LATE_HOURS, type ParticipantId, type Stage } from '@mungchi/contract';
import type { DisputeRow } from '../db/rows';
import { confirmByOf, type SetMeeting, wordOf } from '../handover/handover-rules';
import { type Awaited, confirmStep, stallStep } from './clocks/confirm-clock-rules';
import { disputeStep, undisputedFrom, wantedOf } from './disputes/dispute-rules';
import { decidePayment } from './payment-rules';
import { decideReceipt } from './receipts/receipt-rules';
import { isCreditDue, isSettled } from './trade-rules';

/** A purchase after it was bought, its people and its money, moved by the same rules as the real one. */
export type Room = {
  stage: Stage;
  purchasedAt: Date;
  appointment: SetMeeting | null;
  followers: Follower[];
  /** Accounts of the books. */
  held: number;
  leader: number;
  loss: number;
  /** Payments too many: promised back, never in the books. */
  strays: { amount: number; done: boolean }[];
  /** The lowest sum the leader said to have spent, in hundredths of the price, and how often. */
  spent: number | null;
  receipts: number;
};

type Told = Pick<
  DisputeRow,
  'kind' | 'state' | 'createdAt' | 'answerBy' | 'remindedFor' | 'wanted' | 'answer' | 'participantId'
>;
export type Follower = Awaited & {
  id: ParticipantId;
  paidAt: Date;
  handedAt: Date | null;
  noShowAt: Date | null;
  share: number;
  /** Parts promised back, and whether the provider has carried them out. */
  refunds: { amount: number; done: boolean }[];
  isCredited: boolean;
  disputes: Told[];
};

/** In hundredths. */
const PRICE = 100;

export const UNWARNED = { confirmWarnedFor: null, confirmWarnedAt: null, confirmWarnings: 0 };

export function boughtRoom(shares: readonly number[], at: Date): Room {
  const followers = shares.map((share, nth): Follower => {
    const nothing = { leftAt: null, receivedAt: null, refundedAt: null, confirmBy: null, receiptAskedAt: null };
    const silent = { handedAt: null, noShowAt: null, refunds: [], isCredited: false, disputes: [] };
    const id = (nth + 1) as ParticipantId;
    return { id, role: 'FOLLOWER', paidAt: at, share, ...nothing, ...UNWARNED, ...silent };
  });
  const held = shares.reduce((sum, share) => sum + share, 0);
  const books = { held, leader: 0, loss: 0, strays: [], spent: null, receipts: 0 };
  return { stage: 'PURCHASED', purchasedAt: at, appointment: null, followers, ...books };
}

export const openDisputeOf = ({ disputes }: Follower) =>
  disputes.find(({ state }) => state === 'OPEN' || state === 'ESCALATED');
export const leftOf = ({ share, refunds }: Follower) => refunds.reduce((left, { amount }) => left - amount, share);
export const openRefunds = (room: Room) =>
  sum(room.followers.flatMap(({ refunds }) => refunds.filter((it) => !it.done)));
const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0);
const disputedIn = ({ followers }: Room) => new Set(followers.filter(openDisputeOf).map(({ id }) => id as number));

/** A case waits visibly for an operator. */
export const isCase = (follower: Follower) => openDisputeOf(follower)?.state === 'ESCALATED';
export const hasEnded = (follower: Follower) => (openDisputeOf(follower) ? isCase(follower) : isSettled(follower));

/** Held money that belongs neither to a case nor to an open refund. */
export function strayMoney(room: Room): number {
  // What is told of after the credit is at the leader's.
  const cases = room.stage === 'COMPLETED' ? [] : room.followers.filter(openDisputeOf);
  return room.held - openRefunds(room) - cases.reduce((total, follower) => total + leftOf(follower), 0);
}

export function tell(follower: Follower, kind: Told['kind'], wanted: number, at: Date): void {
  const answerBy = kind === 'STALLED' ? null : eveningAfter(at, DISPUTE_ANSWER_HOURS);
  follower.disputes.push({
    kind,
    state: kind === 'STALLED' ? 'ESCALATED' : 'OPEN',
    createdAt: at,
    answerBy,
    remindedFor: null,
    wanted: wantedOf(kind, wanted, leftOf(follower))!,
    answer: null,
    participantId: follower.id,
  });
}

export function receive(room: Room, follower: Follower, at: Date): void {
  follower.receivedAt = at;
  handOverWhenDue(room);
}

/** What `endDispute` does. */
export function endDispute(room: Room, follower: Follower, amount: number, state: 'ACCEPTED' | 'DECIDED', at: Date) {
  let back = Math.min(amount, leftOf(follower));
  if (room.stage === 'COMPLETED') {
    back = Math.min(back, room.leader);
    room.leader -= back;
    room.held += back;
  }
  if (back > 0) follower.refunds.push({ amount: back, done: false });
  openDisputeOf(follower)!.state = state;
  if (leftOf(follower) === 0) Object.assign(follower, { refundedAt: at, confirmBy: null });
  else follower.receivedAt ??= at;
  handOverWhenDue(room);
}

export function startClock(room: Room, follower: Follower, at: Date): void {
  Object.assign(follower, { confirmBy: confirmByOf(room.appointment, at), ...UNWARNED });
}

export function withdraw(room: Room, follower: Follower, at: Date): void {
  openDisputeOf(follower)!.state = 'WITHDRAWN';
  if (room.stage === 'PURCHASED' && wordOf(follower) && !isSettled(follower)) startClock(room, follower, at);
  handOverWhenDue(room);
}

/** The leader says what it cost; whoever paid gets the difference back, as far as it is left. */
export function sayCost(room: Room, ahead: number): void {
  const earlier = { count: room.receipts, isCredited: room.followers.some(({ isCredited }) => isCredited) };
  const sum = { spent: 1 + (ahead % PRICE), sure: true };
  if (decideReceipt({ ...room, price: PRICE }, 'LEADER', earlier, sum)) return;
  const before = room.spent ?? PRICE;
  room.spent = Math.min(before, sum.spent);
  room.receipts += 1;
  const costOf = (share: number, spent: number) => Math.floor((share * spent) / PRICE);
  for (const follower of room.followers) {
    const back = costOf(follower.share, before) - costOf(follower.share, room.spent);
    const amount = Math.min(back, leftOf(follower));
    if (amount > 0 && follower.refundedAt === null) follower.refunds.push({ amount, done: false });
  }
}

/** The card company takes back what is left of a payment. */
export function lose(room: Room, follower: Follower, at: Date): void {
  const open = openDisputeOf(follower);
  for (const refund of follower.refunds.filter(({ done }) => !done)) finish(room, refund);
  const amount = leftOf(follower);
  if (amount === 0) return;
  follower.refunds.push({ amount, done: true });
  if (room.stage === 'COMPLETED' || follower.isCredited) {
    room.loss += amount;
    return;
  }
  room.held -= amount;
  Object.assign(follower, { refundedAt: at, confirmBy: null });
  if (open) open.state = 'DECIDED';
  handOverWhenDue(room);
}

/** Somebody pays once more, under an order of ours that is long over: it goes back and settles nothing. */
export function payAgain(room: Room, { share, id, ...follower }: Follower, amount: number): void {
  const impUid = `again ${room.strays.length}`;
  const record = { impUid, merchantUid: `order ${impUid}`, status: 'paid', amount, cancelledAmount: 0 } as const;
  const left = leftOf({ share, id, ...follower });
  const payer = { role: 'FOLLOWER', email: '', hasLeft: false, clientMade: false, forShow: false } as const;
  const decision = decidePayment(
    { ...record, currency: 'KRW', buyerEmail: null },
    { ...payer, stage: room.stage, share, settledBy: left > 0 ? `first ${id}` : null, left, returned: share - left },
    'payer',
    false,
  );
  assert.equal(decision.do, 'give-back');
  room.strays.push({ amount, done: false });
}

export function finish(room: Room, refund: Follower['refunds'][number]): void {
  refund.done = true;
  room.held -= refund.amount;
}

function handOverWhenDue(room: Room): void {
  if (isCreditDue(room.stage, room.followers, disputedIn(room))) {
    moveToLeader(room, room.held - openRefunds(room));
    room.stage = 'COMPLETED';
  }
}

function moveToLeader(room: Room, amount: number): void {
  assert.ok(amount >= 0, 'nothing promised is handed over');
  room.held -= amount;
  room.leader += amount;
}

/** What the clocks of a bought room do, with the same rules. */
export function runClocks(room: Room, at: Date): void {
  for (const follower of room.followers) runReceipt(room, follower, at);
  for (const follower of room.followers) {
    const dispute = openDisputeOf(follower);
    const step = dispute && disputeStep(dispute, at);
    if (step === 'remind') dispute!.remindedFor = dispute!.answerBy;
    if (step === 'escalate') dispute!.state = 'ESCALATED';
  }
  const from = undisputedFrom(room.stage, room.followers, disputedIn(room));
  if (from === null || from > at) return;
  moveToLeader(room, strayMoney(room));
  for (const follower of room.followers) if (!openDisputeOf(follower)) follower.isCredited = true;
}

function runReceipt(room: Room, follower: Follower, at: Date): void {
  const { stage, purchasedAt, appointment } = room;
  const meeting = { stage, purchasedAt, endsAt: appointment?.endsAt ?? null };
  const isDisputed = openDisputeOf(follower) !== undefined;
  const step = confirmStep(follower, meeting, isDisputed, at);
  if (step === 'confirm') {
    receive(room, follower, at);
  } else if (step) {
    const confirmBy = step === 'warn-late' ? eveningAfter(at, LATE_HOURS) : follower.confirmBy;
    const confirmWarnings = step === 'warn-last' ? 2 : 1;
    Object.assign(follower, { confirmBy, confirmWarnedFor: confirmBy, confirmWarnedAt: at, confirmWarnings });
  }
  const stall = stallStep(follower, { ...meeting, stage: room.stage }, isDisputed, at);
  if (stall === 'ask') follower.receiptAskedAt = at;
  if (stall !== 'end') return;
  if (leftOf(follower) > 0) tell(follower, 'STALLED', leftOf(follower), at);
  else receive(room, follower, at);
}
