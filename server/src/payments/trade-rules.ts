import type { RefusalCode, Stage } from '@mungchi/contract';

type Role = 'LEADER' | 'FOLLOWER';

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

export function decideTrade(stage: Stage, role: Role, hasReceived: boolean): RefusalCode | null {
  if (role !== 'FOLLOWER') return 'NOT_FOLLOWER';
  if (hasReceived) return 'ALREADY_TRADED';
  switch (stage) {
    case 'PURCHASED':
      return null;
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

type Member = { id: number; role: Role; paidAt: Date | null; receivedAt: Date | null };

/** Whether with this member every seat is taken and every follower has paid. */
export function isLastToPay(
  { memberCount, totalUser }: { memberCount: number; totalUser: number },
  members: readonly Member[],
  id: number | null,
): boolean {
  if (memberCount < totalUser) return false;
  return followersOf(members).every((member) => member.id === id || member.paidAt !== null);
}

/** Whether with this member every follower has received the share. */
export function isLastToReceive(members: readonly Member[], id: number): boolean {
  return followersOf(members).every((member) => member.id === id || member.receivedAt !== null);
}

/** Every follower has received, but the payout is still pending. */
export function isHandOverDue(stage: Stage, members: readonly Member[]): boolean {
  return stage === 'PURCHASED' && followersOf(members).every((member) => member.receivedAt !== null);
}

const followersOf = (members: readonly Member[]) => members.filter((member) => member.role === 'FOLLOWER');
