import { useSyncExternalStore } from 'react';
import * as css from './progress-line.css';

let fetching = 0;
const listeners = new Set<() => void>();

/** Counts a pending code download, for the progress line at the top. */
export function whileFetching<T>(fetch: Promise<T>): Promise<T> {
  count(1);
  return fetch.finally(() => count(-1));
}

/** While the next screen's code is loading the old screen stays; this is the feedback for the tap. */
export function ProgressLine() {
  const busy = useSyncExternalStore(
    subscribe,
    () => fetching > 0,
    () => false,
  );
  return busy ? <div className={css.line} aria-hidden /> : null;
}

function count(by: number): void {
  fetching += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
