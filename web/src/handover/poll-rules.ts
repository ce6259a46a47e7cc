import { type TimePoll, weekdayWords } from '@mungchi/contract';
import { hourOf } from '../time/meeting-words';
import { isPossible } from './slot-times';

/** Without what can no longer be arranged: a poll may be older than its first times. */
export function aheadOf(poll: TimePoll, now: number): TimePoll {
  return { ...poll, slots: poll.slots.filter(({ startsAt }) => isPossible(startsAt, now)) };
}

/** `금요일 저녁 7시로`, as the button says it. */
export function slotAim({ startsAt }: { startsAt: string }): string {
  const name = `${weekdayWords(Date.parse(startsAt))} ${hourOf(startsAt)}`;
  return `${name}${name.endsWith('분') ? '으로' : '로'}`;
}
