import type { TimePoll } from '@mungchi/contract';
import { isPossible } from './slot-times';

/** Without what can no longer be arranged: a poll may be older than its first times. */
export function aheadOf(poll: TimePoll, now: number): TimePoll {
  return { ...poll, slots: poll.slots.filter(({ startsAt }) => isPossible(startsAt, now)) };
}
