import type { RefusalCode, Stage } from '@mungchi/contract';

type Role = 'LEADER' | 'FOLLOWER';

/** Why a member cannot start paying now; null when nothing stands in the way. */
export function refuseOrder(stage: Stage, role: Role, isPaid: boolean): RefusalCode | null {
  if (role === 'LEADER') return 'NOTHING_TO_PAY';
  return stage === 'RECRUITED' && !isPaid ? null : 'NOT_PAYABLE';
}

export function refusePurchase(stage: Stage, role: Role): RefusalCode | null {
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

export function refuseTrade(stage: Stage, role: Role, hasReceived: boolean): RefusalCode | null {
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
