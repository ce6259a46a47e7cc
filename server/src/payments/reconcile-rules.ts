const SOONEST_MS = 30_000;
const GIVE_UP_AFTER_MS = 3 * 86_400_000;

const DAY_MS = 86_400_000;
const UNREAD_MS = 10 * 60_000;

/** When to read a booked payment again: daily, or soon when the provider did not answer. */
export function nextReading(now: Date, isRead = true): Date {
  return new Date(now.getTime() + (isRead ? DAY_MS : UNREAD_MS));
}

/** When to ask about an order again: within a minute while it is fresh, rarely once it is old, not at all after three days. */
export function nextCheck(askedAt: Date, now: Date): Date | null {
  const age = now.getTime() - askedAt.getTime();
  if (age > GIVE_UP_AFTER_MS) return null;
  return new Date(now.getTime() + Math.max(SOONEST_MS, age / 10));
}
