import { HOUR_MS } from '@mungchi/contract';
import type { CallTally } from './db/column-types';

/** Names of outside services, as the machine room lists them. */
export type Outside = 'payments' | 'places' | 'phones' | 'push' | 'pictures' | 'logins' | 'assistant';

const HOURS = 24;
/** More would say no more about how long a call takes now. */
const TIMED = 200;

type Hour = { calls: number; failed: number };
type Calls = { lastAt: Date; lastOk: boolean; hours: Map<number, Hour>; times: number[] };

/** How the calls of outside services went in this process, for the machine room. Counts and times only. */
export class CallWatch {
  readonly #now: () => Date;
  readonly #calls = new Map<Outside, Calls>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  note(name: Outside, ok: boolean, ms: number): void {
    const now = this.#now();
    const { hours, times } = this.#calls.get(name) ?? { hours: new Map<number, Hour>(), times: [] as number[] };
    const hour = hourOf(now);
    const { calls, failed } = hours.get(hour) ?? { calls: 0, failed: 0 };
    hours.set(hour, { calls: calls + 1, failed: failed + (ok ? 0 : 1) });
    forgetOld(hours, hour);
    times.push(Math.round(ms));
    if (times.length > TIMED) times.shift();
    this.#calls.set(name, { lastAt: now, lastOk: ok, hours, times });
  }

  tallies(): Record<string, CallTally> {
    return Object.fromEntries([...this.#calls].map(([name, calls]) => [name, tallyOf(calls, hourOf(this.#now()))]));
  }

  /** One call. Not every refusal is a fault of the service. */
  async timed<T>(name: Outside, work: () => Promise<T>, isFault: (error: unknown) => boolean = () => true): Promise<T> {
    const from = performance.now();
    const note = (ok: boolean) => this.note(name, ok, performance.now() - from);
    try {
      const answer = await work();
      note(true);
      return answer;
    } catch (error) {
      note(!isFault(error));
      throw error;
    }
  }

  /** The same adapter; each promise it answers with is counted. */
  watch<T extends object>(name: Outside, adapter: T): T {
    const note = (ok: boolean, from: number) => this.note(name, ok, performance.now() - from);
    return new Proxy(adapter, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          const from = performance.now();
          const answer: unknown = value.apply(target, given);
          if (answer instanceof Promise)
            answer.then(
              () => note(true, from),
              () => note(false, from),
            );
          return answer;
        };
      },
    });
  }
}

function hourOf(at: Date): number {
  return Math.floor(at.getTime() / HOUR_MS);
}

function forgetOld(hours: Map<number, Hour>, now: number): void {
  for (const hour of hours.keys()) if (hour <= now - HOURS) hours.delete(hour);
}

function tallyOf({ lastAt, lastOk, hours, times }: Calls, now: number): CallTally {
  forgetOld(hours, now);
  const sum = (of: (hour: Hour) => number) => [...hours.values()].reduce((all, hour) => all + of(hour), 0);
  return {
    lastAt: lastAt.toISOString(),
    lastOk,
    calls: sum(({ calls }) => calls),
    failed: sum(({ failed }) => failed),
    hours: Object.fromEntries([...hours].map(([hour, { calls }]) => [hour, calls])),
    times: [...times],
  };
}
