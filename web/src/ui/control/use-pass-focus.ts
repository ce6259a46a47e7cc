import { type RefObject, useLayoutEffect, useRef } from 'react';

const STOP = 'button, a[href]';

/**
 * For a row or button that its own press takes away: the focus it had goes to the row after it, the one before it, or the
 * screen. Browsers would put a keyboard or a screen reader back at the top of the page.
 */
export function usePassFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  // The browser's focus, while the element is still in the document.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) heirOf(element)?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

function heirOf({ nextElementSibling: after, previousElementSibling: before }: Element): HTMLElement | null {
  const stop = after?.querySelector<HTMLElement>(STOP) ?? before?.querySelector<HTMLElement>(STOP);
  return stop ?? document.getElementById('main');
}
