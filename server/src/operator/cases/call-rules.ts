import { HOUR_MS, type Machines } from '@mungchi/contract';
import type { CallTally } from '../../db/column-types';

const HOURS = 24;
const PART = 0.95;

type Counted = Pick<Machines['adapters'][number], 'lastAt' | 'lastOk' | 'calls' | 'failed' | 'p95' | 'hours'>;

/** The calls of one service, of all nodes. */
export function callsOf(tallies: readonly Record<string, CallTally>[], name: string | null, now: Date): Counted {
  const all = tallies.flatMap((each) => (name && each[name] ? [each[name]] : []));
  const last = all.toSorted((a, b) => b.lastAt.localeCompare(a.lastAt))[0];
  if (!last) return { lastAt: null, lastOk: null, calls: null, failed: null, p95: null, hours: [] };
  const sum = (of: (tally: CallTally) => number) => all.reduce((total, tally) => total + of(tally), 0);
  const thisHour = Math.floor(now.getTime() / HOUR_MS);
  return {
    lastAt: last.lastAt,
    lastOk: last.lastOk,
    calls: sum(({ calls }) => calls),
    failed: sum(({ failed }) => failed),
    p95: p95(all.flatMap(({ times }) => times ?? [])),
    hours: Array.from({ length: HOURS }, (_, nth) => {
      const hour = thisHour - HOURS + 1 + nth;
      return sum(({ hours }) => hours?.[hour] ?? 0);
    }),
  };
}

/** By nearest rank. */
function p95(times: readonly number[]): number | null {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * PART) - 1] ?? null;
}
