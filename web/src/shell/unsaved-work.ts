import { useEffect } from 'react';

let pieces = 0;
const watchers = new Set<() => void>();

/** A form half filled in or a payment under way: meanwhile nobody is asked to reload or taken elsewhere by a push. */
export function hasUnsavedWork(): boolean {
  return pieces > 0;
}

/** Returns how to say that it is done. */
export function beginWork(): () => void {
  change(1);
  let done = false;
  return () => {
    if (!done) change(-1);
    done = true;
  };
}

export function useUnsavedWork(unsaved: boolean): void {
  // Others ask whether this screen may be left.
  useEffect(() => (unsaved ? beginWork() : undefined), [unsaved]);
}

export function watchUnsavedWork(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

function change(by: number): void {
  pieces += by;
  for (const changed of watchers) changed();
}
