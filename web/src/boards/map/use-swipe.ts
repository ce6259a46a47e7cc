import { type MouseEvent, type PointerEvent, useRef } from 'react';

const ENOUGH_PX = 24;

type Does = { onSwipe: (direction: 'up' | 'down') => void; onTap: () => void };

/** A handle to drag up or down, or to press. */
export function useSwipe({ onSwipe, onTap }: Does) {
  const from = useRef(0);
  const swiped = useRef(false);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      from.current = event.clientY;
      swiped.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const moved = event.clientY - from.current;
      if (Math.abs(moved) < ENOUGH_PX) return;
      swiped.current = true;
      onSwipe(moved < 0 ? 'up' : 'down');
    },
    // Some browsers send a click after a drag, some do not; keyboards send only the click.
    onClick(event: MouseEvent<HTMLElement>) {
      const after = swiped.current && event.detail > 0;
      swiped.current = false;
      if (!after) onTap();
    },
  };
}
