import { useSyncExternalStore } from 'react';

/** On the server, and in the browser while it takes over what was drawn there. */
export function useDrawing(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

const never = () => () => {};
