import { HOUR_MS } from '@mungchi/contract';

/** The first whole hour at which the rule says a step, found by asking at each: what `firstDue` must say of dates on whole hours. */
export function firstByAsking(step: (at: Date) => unknown, now: Date, hours: number): Date | null {
  for (let hour = 0; hour <= hours; hour++) {
    const at = new Date(now.getTime() + hour * HOUR_MS);
    if (step(at) !== null) return at;
  }
  return null;
}
