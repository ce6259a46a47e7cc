import { setClockOffset } from '../time/clock';

type Range = { low: number; high: number };
let range: Range | null = null;

/**
 * `Date` is cut to whole seconds and was written somewhere between sending and receiving, so each answer only says
 * between which bounds the offset lies. Bounds of many answers together are tight; when they contradict, a clock was set.
 */
export function measureClock(date: string | null, sentAt: number, receivedAt: number): void {
  const server = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(server)) return;
  const fresh: Range = { low: server - receivedAt, high: server + 1000 - sentAt };
  const both: Range =
    range === null ? fresh : { low: Math.max(range.low, fresh.low), high: Math.min(range.high, fresh.high) };
  range = both.low <= both.high ? both : fresh;
  setClockOffset((range.low + range.high) / 2);
}

export function forgetClock(): void {
  range = null;
  setClockOffset(0);
}
