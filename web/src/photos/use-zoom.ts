import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState, type WheelEvent } from 'react';
import { type Box, CLOSE_UP, moved, type Point, swipedTo, toggledZoom, WHOLE, type Zoom, zoomedAt } from './zoom-rules';

const DOUBLE_TAP_MS = 300;
const TAP_PX = 10;
const MIDDLE: Point = { x: 0, y: 0 };

type Touch = { start: Point; last: Point };

/** Two fingers, a double tap, the wheel or + and − enlarge; one finger moves, or swipes to the next picture. */
export function useZoom(frame: RefObject<HTMLElement | null>, count: number, first: number) {
  const [index, setIndex] = useState(first);
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const touches = useRef(new Map<number, Touch>());
  const tapped = useRef({ at: 0, point: MIDDLE });
  const pinched = useRef(false);

  function show(next: number): void {
    if (next < 0 || next >= count || next === index) return;
    setIndex(next);
    setZoom(WHOLE);
  }

  const change = (next: (zoom: Zoom, box: Box) => Zoom) => setZoom((now) => next(now, boxOf(frame)));

  function tap(point: Point, at: number): void {
    const { at: before, point: there } = tapped.current;
    const isDouble = at - before < DOUBLE_TAP_MS && distance(point, there) < TAP_PX * 3;
    tapped.current = { at: isDouble ? 0 : at, point };
    if (isDouble) change((now, box) => toggledZoom(now, point, box));
  }

  return {
    index,
    zoom,
    show,
    toggle: () => change((now, box) => toggledZoom(now, MIDDLE, box)),
    gestures: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = pointOf(event, frame);
        touches.current.set(event.pointerId, { start: point, last: point });
        pinched.current = touches.current.size > 1;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const touch = touches.current.get(event.pointerId);
        if (!touch) return;
        const from = touch.last;
        const to = pointOf(event, frame);
        touch.last = to;
        const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1].last;
        if (other) {
          const factor = distance(to, other) / Math.max(1, distance(from, other));
          change((now, box) => zoomedAt(now, factor, between(to, other), box));
        } else change((now, box) => moved(now, { x: to.x - from.x, y: to.y - from.y }, box));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const touch = touches.current.get(event.pointerId);
        touches.current.delete(event.pointerId);
        if (!touch || touches.current.size > 0 || pinched.current) return;
        const { start, last } = touch;
        if (distance(start, last) < TAP_PX) return tap(last, event.timeStamp);
        if (zoom.scale === 1) show(swipedTo(index, { x: last.x - start.x, y: last.y - start.y }, count, boxOf(frame)));
      },
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        touches.current.delete(event.pointerId);
      },
      onWheel(event: WheelEvent<HTMLElement>) {
        const point = pointOf(event, frame);
        change((now, box) => zoomedAt(now, Math.exp(-event.deltaY / 400), point, box));
      },
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'ArrowRight') show(index + 1);
      if (key === 'ArrowLeft') show(index - 1);
      if (key === '+' || key === '=') change((now, box) => zoomedAt(now, CLOSE_UP ** 0.5, MIDDLE, box));
      if (key === '-') change((now, box) => zoomedAt(now, CLOSE_UP ** -0.5, MIDDLE, box));
    },
  };
}

function boxOf({ current }: RefObject<HTMLElement | null>): Box {
  return { width: current?.clientWidth ?? 0, height: current?.clientHeight ?? 0 };
}

/** From the middle of the frame. */
function pointOf(
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  frame: RefObject<HTMLElement | null>,
) {
  const box = frame.current?.getBoundingClientRect();
  return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : MIDDLE;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
