import { useRef, useSyncExternalStore } from 'react';

/** On the server, and in the browser while it takes over what was rendered there. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/**
 * Whether the server rendered the caller, for as long as it stays mounted. Nothing is rendered again for it: what changes
 * during hydration is rendered in one long task, with every part below that was not hydrated yet.
 */
export function useServerRendered(): boolean {
  const rendered = useRef(false);
  return useSyncExternalStore(
    never,
    () => rendered.current,
    () => {
      rendered.current = true;
      return true;
    },
  );
}

const never = () => () => {};
