import { DAY_MS, dayWords, JOIN_PAUSE_DAYS, UNPAID_LEAVES_MAX } from '@mungchi/contract';

/** Who lost seats unpaid again and again pauses for a while; until when, or null. */
export function pausedUntil(leaves: { count: number; last: Date | null }, now: Date): Date | null {
  if (leaves.count < UNPAID_LEAVES_MAX || leaves.last === null) return null;
  const until = new Date(leaves.last.getTime() + JOIN_PAUSE_DAYS * DAY_MS);
  return until > now ? until : null;
}

export function pauseWords(until: Date): string {
  return `${dayWords(until)}부터 다시 참여할 수 있어요.`;
}
