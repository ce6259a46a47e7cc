import type { Bus } from '../realtime/bus';

const TICK_MS = 500;

export type Poll = {
  run: () => Promise<void>;
  /** A multiple of half a second; `awayMs` while the bus is disconnected. */
  everyMs: number;
  awayMs?: number;
  /** Also whenever the bus has lost something. */
  onGap?: true;
};

/** Runs the polls one after the other, each at its own interval. Returns a stop function. */
export function startPolls(bus: Bus, polls: readonly Poll[], onError: (error: unknown) => void): () => void {
  bus.onGap(() => {
    for (const { run, onGap } of polls) if (onGap) run().catch(onError);
  });
  let elapsed = 0;
  const tick = async (now: number) => {
    for (const { run, everyMs, awayMs = everyMs } of polls) {
      if (now % (bus.connected ? everyMs : awayMs) === 0) await run().catch(onError);
    }
  };
  const timer = setInterval(() => {
    elapsed += TICK_MS;
    void tick(elapsed);
  }, TICK_MS).unref();
  return () => clearInterval(timer);
}
