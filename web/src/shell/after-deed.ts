import { useSyncExternalStore } from 'react';

/** What was just done without going anywhere, after which something may be asked: how many times. */
let deeds = 0;
const listeners = new Set<() => void>();

export function noteDeed(): void {
  deeds += 1;
  for (const listener of listeners) listener();
}

export function useDeeds(): number {
  return useSyncExternalStore(
    subscribe,
    () => deeds,
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
