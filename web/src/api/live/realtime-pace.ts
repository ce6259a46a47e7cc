import { RECONNECT_ATTEMPTS, RECONNECT_FIRST_MS, RECONNECT_MAX_MS } from '@mungchi/contract';

/** Backoff before the n-th reconnect attempt, from 1; null when it is time to give up. */
export function pauseBefore(attempt: number): number | null {
  if (attempt > RECONNECT_ATTEMPTS) return null;
  return Math.min(RECONNECT_FIRST_MS * 2 ** (attempt - 1), RECONNECT_MAX_MS);
}

/** A node that stops sends many away at once: they do not come to the next one in the same instant. */
export function aMoment(): number {
  return Math.random() * 250;
}
