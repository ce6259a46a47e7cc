import {
  DAY_MS,
  DISPUTE_HOURS,
  DISPUTE_REMIND_HOURS,
  DISPUTES_MAX,
  HOUR_MS,
  type RefusalCode,
  type Role,
  type Stage,
} from '@mungchi/contract';
import type { DisputeRow } from '../../db/rows';
import { firstDue } from '../../jobs/clock-rules';
import { isSettled } from '../trade-rules';

type Spoken = Pick<DisputeRow, 'kind' | 'state'>;
type Receipt = { receivedAt: Date | null; refundedAt: Date | null };

/** Whether it still waits for somebody. */
export function isDisputeOpen({ state }: Pick<DisputeRow, 'state'>): boolean {
  return state === 'OPEN' || state === 'ESCALATED';
}

/** Who may say that something is wrong, and how long: until a day after having received, in whatever way. */
export function decideOpenDispute(
  { stage, role, left, ...receipt }: Receipt & { stage: Stage; role: Role; left: number },
  earlier: readonly Spoken[],
  now: Date,
): RefusalCode | null {
  if (role !== 'FOLLOWER') return 'NOT_FOLLOWER';
  if (stage === 'RECRUITING' || stage === 'RECRUITED' || stage === 'PAYING') return 'NOT_TRADABLE';
  if (stage === 'CANCELLED') return 'DISPUTE_CLOSED';
  if (earlier.some(isDisputeOpen)) return 'DISPUTE_OPEN';
  if (receipt.refundedAt !== null || !canStillDispute(receipt, now)) return 'DISPUTE_CLOSED';
  if (left <= 0) return 'NOT_TRADABLE';
  const said = earlier.filter(({ kind }) => kind !== 'STALLED').length;
  return said < DISPUTES_MAX ? null : 'DISPUTE_CLOSED';
}

/** Not received yet, or only just. */
export function canStillDispute({ receivedAt }: Pick<Receipt, 'receivedAt'>, now: Date): boolean {
  return receivedAt === null || now.getTime() - receivedAt.getTime() < DISPUTE_HOURS * HOUR_MS;
}

/** The wish; who got nothing, or names no sum, wants all that is left of the payment. Null: more than that. */
export function wantedOf(kind: DisputeRow['kind'], wanted: number | undefined, left: number): number | null {
  if (kind === 'NOT_RECEIVED' || wanted === undefined) return left;
  return wanted <= left ? wanted : null;
}

/** The leader accepts while it is open, and answers once. */
export function decideAccept(role: Role, dispute: Spoken | undefined): RefusalCode | null {
  if (role !== 'LEADER') return 'NOT_LEADER';
  if (!dispute) return 'DISPUTE_NOT_FOUND';
  return isDisputeOpen(dispute) ? null : 'DISPUTE_ENDED';
}

export function decideContest(
  role: Role,
  dispute: (Spoken & Pick<DisputeRow, 'answer'>) | undefined,
): RefusalCode | null {
  return decideAccept(role, dispute) ?? (dispute!.answer === null ? null : 'DISPUTE_ENDED');
}

/** What the service opened is not a follower's to take back: saying that the goods are there ends it. */
export function decideWithdraw(
  { id, role }: { id: number; role: Role },
  dispute: (Spoken & Pick<DisputeRow, 'participantId'>) | undefined,
): RefusalCode | null {
  if (role !== 'FOLLOWER') return 'NOT_FOLLOWER';
  if (!dispute || dispute.participantId !== id || dispute.kind === 'STALLED') return 'DISPUTE_NOT_FOUND';
  return isDisputeOpen(dispute) ? null : 'DISPUTE_ENDED';
}

/** An operator decides what the two could not, once, and gives back at most what is left. The leader has three days to answer first. */
export function decideDecision(dispute: Spoken | undefined, amount: number, left: number): RefusalCode | null {
  if (!dispute) return 'DISPUTE_NOT_FOUND';
  if (!isDisputeOpen(dispute)) return 'ALREADY_DECIDED';
  if (dispute.state === 'OPEN') return 'BAD_REQUEST';
  return amount <= left ? null : 'REFUND_TOO_HIGH';
}

export type DisputeStep = 'remind' | 'escalate';

type Unanswered = Pick<DisputeRow, 'state' | 'createdAt' | 'answerBy' | 'remindedFor'>;

/** The leader is reminded a day before the time to answer is over; then an operator looks at it. */
export function disputeStep({ state, createdAt, answerBy, remindedFor }: Unanswered, now: Date): DisputeStep | null {
  if (state !== 'OPEN' || answerBy === null) return null;
  if (answerBy <= now) return 'escalate';
  const isReminded = remindedFor?.getTime() === answerBy.getTime();
  return !isReminded && now.getTime() - createdAt.getTime() >= DISPUTE_REMIND_HOURS * HOUR_MS ? 'remind' : null;
}

/** When the next step about it is due. */
export function disputeDue(dispute: Unanswered, now: Date): Date | null {
  const reminded = new Date(dispute.createdAt.getTime() + DISPUTE_REMIND_HOURS * HOUR_MS);
  return firstDue((at) => disputeStep(dispute, at), [reminded, dispute.answerBy], now);
}

/** From when everybody is settled or disputes, somebody disputes, and nobody who is settled can begin to; null: they are not. */
export function undisputedFrom(
  stage: Stage,
  members: readonly (Receipt & { id: number; role: Role })[],
  disputed: { has(id: number): boolean },
): Date | null {
  const followers = members.filter(({ role }) => role === 'FOLLOWER');
  const others = followers.filter(({ id }) => !disputed.has(id));
  if (stage !== 'PURCHASED' || others.length === followers.length || !others.every(isSettled)) return null;
  const received = others.filter(({ refundedAt }) => refundedAt === null).map(({ receivedAt }) => Number(receivedAt));
  return new Date(Math.max(0, ...received.map((at) => at + DISPUTE_HOURS * HOUR_MS)));
}

/** After two weeks without a decision the log says so every day. */
export function isOverdue(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= 14 * DAY_MS;
}
