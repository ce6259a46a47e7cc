import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react';

const HELD_MS = 500;
const STILL_PX = 10;

/** Holding a finger still, or the other mouse button. Safari on a phone sends no `contextmenu`, hence the clock. */
export function useLongPress(action: (held: Element) => void) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const isDone = useRef(false);

  function end(): void {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  }

  function act(held: Element): void {
    end();
    // Where a phone sends both, once is enough.
    if (!isDone.current) action(held);
    isDone.current = true;
  }

  return {
    onPointerDown({ pointerType, clientX: x, clientY: y, target, currentTarget }: PointerEvent): void {
      end();
      isDone.current = false;
      if (pointerType !== 'mouse' && !isLink(target)) {
        press.current = { x, y, timer: setTimeout(() => act(currentTarget), HELD_MS) };
      }
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      const from = press.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) end();
    },
    /** Otherwise the lifted finger would press what has just appeared below it. */
    onTouchEnd(event: TouchEvent): void {
      if (isDone.current) event.preventDefault();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent): void {
      if (isLink(event.target)) return;
      event.preventDefault();
      act(event.currentTarget);
    },
  };
}

const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null;
