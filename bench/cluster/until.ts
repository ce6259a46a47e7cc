import { setTimeout } from 'node:timers/promises';

/** Asks until the answer is something, or gives up with the name of what was waited for. */
export async function until<T>(what: string, ask: () => Promise<T | null | false>, patienceMs = 60_000): Promise<T> {
  const givesUpAt = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer) return answer;
    if (Date.now() > givesUpAt) throw new Error(`Waited ${patienceMs / 1000} s for ${what}.`);
    await setTimeout(100);
  }
}

export async function answers(url: string, status = 200): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status === status;
}
