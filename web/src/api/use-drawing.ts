import { useRef, useSyncExternalStore } from 'react';

/** On the server, and in the browser while it takes over what was drawn there. */
export function useDrawing(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/**
 * Whether the server drew the caller, for as long as it stays mounted. Nothing is rendered again for it: what changes
 * during hydration is rendered in one long task, with every part below that was not hydrated yet.
 */
export function useDrawn(): boolean {
  const drawn = useRef(false);
  return useSyncExternalStore(
    never,
    () => drawn.current,
    () => {
      drawn.current = true;
      return true;
    },
  );
}

const never = () => () => {};
