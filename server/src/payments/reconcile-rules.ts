import { DAY_MS } from '@mungchi/contract';

const SOONEST_MS = 30_000;
const GIVE_UP_AFTER_MS = 3 * DAY_MS;

const UNREAD_MS = 10 * 60_000;

/** When to recheck a booked payment: daily, or soon when the provider did not answer. */
export function nextReading(now: Date, isRead = true): Date {
  return new Date(now.getTime() + (isRead ? DAY_MS : UNREAD_MS));
}

/** When to recheck an order: within a minute while it is new, rarely once it is old, never after three days. */
export function nextCheck(askedAt: Date, now: Date): Date | null {
  const age = now.getTime() - askedAt.getTime();
  if (age > GIVE_UP_AFTER_MS) return null;
  return new Date(now.getTime() + Math.max(SOONEST_MS, age / 10));
}
