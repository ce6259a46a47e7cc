import type { HandoverPerson, HandoverState } from '@mungchi/contract';

type Seat = {
  receivedAt: Date | null;
  refundedAt: Date | null;
  handedAt: Date | null;
  noShowAt: Date | null;
  confirmBy: Date | null;
  receivedHow: HandoverPerson['how'];
  /** Since when a dispute is open. */
  disputedAt: Date | null;
};

type Shown = Pick<HandoverPerson, 'state' | 'confirmBy' | 'at' | 'how'>;

/** Where a follower's share is, and since when: for the leader and for themselves. */
export function stateOf(seat: Seat): { state: HandoverState; at: Date | null } {
  if (seat.refundedAt) return { state: 'REFUNDED', at: seat.refundedAt };
  if (seat.disputedAt) return { state: 'DISPUTED', at: seat.disputedAt };
  if (seat.receivedAt) return { state: 'RECEIVED', at: seat.receivedAt };
  if (seat.handedAt) return { state: 'HANDED', at: seat.handedAt };
  if (seat.noShowAt) return { state: 'NO_SHOW', at: seat.noShowAt };
  return { state: 'WAITING', at: null };
}

/** Who did not come or complains is the leader's and their own matter. */
export function shownState(seat: Seat, isOwnMatter: boolean): Shown {
  const { state, at } = stateOf(seat);
  if (!isOwnMatter) {
    const isSettled = state === 'RECEIVED' || state === 'REFUNDED';
    return { state: isSettled ? 'RECEIVED' : 'WAITING', confirmBy: null, at: null, how: null };
  }
  const isRunning = state === 'HANDED' || state === 'NO_SHOW';
  return {
    state,
    confirmBy: isRunning ? (seat.confirmBy?.toISOString() ?? null) : null,
    at: at?.toISOString() ?? null,
    how: state === 'RECEIVED' ? seat.receivedHow : null,
  };
}
