import type { ChatRoom } from '@mungchi/contract';
import { dDayLabel } from '../../time/time-label';

/** A neighbour can still be called in. */
export function hasOpenSeat({ stage, closed, deadline, openSeats }: ChatRoom, now: number): boolean {
  return stage === 'RECRUITING' && !closed && openSeats > 0 && dDayLabel(deadline, now) !== null;
}
