import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What stands above the list folds while somebody reads back in it: the list then begins higher on the screen, and what is being
 * read stays where it is. The returned function is called right before.
 */
export function useSteadyUnder(scroller: RefObject<HTMLElement | null>, head: string): () => void {
  const before = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the head and nothing else
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && before.current !== null) element.scrollTop += element.getBoundingClientRect().top - before.current;
    before.current = null;
  }, [head]);
  return () => {
    before.current = scroller.current?.getBoundingClientRect().top ?? null;
  };
}
