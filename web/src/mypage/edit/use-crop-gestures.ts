import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Crop, type CropSize, clampOffset, zoomed } from './crop-rules';

const KEY_STEP = 12;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

type Point = { x: number; y: number };

/** One finger moves the photo, two also enlarge it, arrow keys move it. */
export function useCropGestures(natural: CropSize | null) {
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0, y: 0 });
  const fingers = useRef(new Map<number, Point>());

  function change(next: (crop: Crop) => Crop) {
    if (natural) setCrop((now) => clampOffset(natural, next(now)));
  }

  function release({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId);
  }

  return {
    crop,
    zoomTo: (zoom: number) => change((now) => zoomed(now, zoom)),
    gestures: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, pointOf(event));
      },
      onPointerMove(event: PointerEvent) {
        const from = fingers.current.get(event.pointerId);
        if (!from) return;
        const to = pointOf(event);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, to);
        const share = other ? 0.5 : 1;
        const ratio = other ? distance(to, other) / Math.max(1, distance(from, other)) : 1;
        change((now) => {
          const larger = zoomed(now, now.zoom * ratio);
          return { ...larger, x: larger.x + (to.x - from.x) * share, y: larger.y + (to.y - from.y) * share };
        });
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown(event: KeyboardEvent) {
        const step = ARROWS[event.key];
        if (!step) return;
        event.preventDefault();
        change((now) => ({ ...now, x: now.x + step[0], y: now.y + step[1] }));
      },
    },
  };
}

function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
