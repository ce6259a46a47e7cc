import type { RefusalCode, Role, Stage } from '@mungchi/contract';
import type { DisputeRow } from '../db/rows';

/** Who may pay and when: for a new order, and again for the money that arrives. */
export function decideOrder({
  stage,
  role,
  isPaid,
  hasLeft = false,
  forShow,
}: {
  stage: Stage;
  role: Role;
  isPaid: boolean;
  /** Has no seat any more: nothing to pay for. */
  hasLeft?: boolean;
  /** A purchase of the demo neighbourhood, beside a provider that takes real money. */
  forShow: boolean;
}): RefusalCode | null {
  if (role === 'LEADER') return 'NOTHING_TO_PAY';
  if (forShow) return 'DEMO_NOT_PAYABLE';
  return stage === 'RECRUITED' && !isPaid && !hasLeft ? null : 'NOT_PAYABLE';
}

export function decidePurchase(stage: Stage, role: Role): RefusalCode | null {
  if (role !== 'LEADER') return 'NOT_LEADER';
  switch (stage) {
    case 'PAYING':
      return null;
    case 'RECRUITING':
    case 'RECRUITED':
      return 'NOT_PURCHASABLE';
    case 'PURCHASED':
    case 'COMPLETED':
      return 'ALREADY_PURCHASED';
    case 'CANCELLED':
      return 'BOARD_CANCELLED';
  }
}

/** A case that silence opened does not keep a follower from saying that the goods are there; any other dispute comes first. */
export function decideTrade(
  stage: Stage,
  role: Role,
  hasSettled: boolean,
  disputed: DisputeRow['kind'] | null,
): RefusalCode | null {
  if (role !== 'FOLLOWER') return 'NOT_FOLLOWER';
  if (hasSettled) return 'ALREADY_TRADED';
  switch (stage) {
    case 'PURCHASED':
      return disputed === null || disputed === 'STALLED' ? null : 'DISPUTED';
    case 'RECRUITING':
    case 'RECRUITED':
    case 'PAYING':
      return 'NOT_TRADABLE';
    case 'COMPLETED':
      return 'ALREADY_TRADED';
    case 'CANCELLED':
      return 'BOARD_CANCELLED';
  }
}

type Receipt = { receivedAt: Date | null; refundedAt: Date | null };
/** By the ids of members. */
type Disputed = { has(id: number): boolean };
type Member = Receipt & { id: number; role: Role; paidAt: Date | null };

/** Whether with this member every seat is taken and every follower has paid. */
export function isLastToPay(
  { memberCount, totalUser }: { memberCount: number; totalUser: number },
  members: readonly Member[],
  id: number | null,
): boolean {
  if (memberCount < totalUser) return false;
  return followersOf(members).every((member) => member.id === id || member.paidAt !== null);
}

/** Has the goods, or the money back. */
export function isSettled({ receivedAt, refundedAt }: Receipt): boolean {
  return receivedAt !== null || refundedAt !== null;
}

/** Every follower is settled and nothing is disputed, but the payout is still pending. */
export function isCreditDue(stage: Stage, members: readonly Member[], disputed: Disputed): boolean {
  if (stage !== 'PURCHASED') return false;
  return followersOf(members).every((member) => isSettled(member) && !disputed.has(member.id));
}

const followersOf = (members: readonly Member[]) => members.filter((member) => member.role === 'FOLLOWER');
