export type Point = { x: number; y: number };
export type Box = { width: number; height: number };
/** How a picture lies in its frame: enlarged about the middle, then moved. */
export type Zoom = Point & { scale: number };

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const CLOSE_UP = 2.5;
const SCALE_MAX = 5;
/** How far a swipe goes, as a share of the width. */
const SWIPE_SHARE = 0.18;

/** Enlarged by `factor`, with what lies under `at` (from the middle of the frame) staying there. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, frame: Box): Zoom {
  const scale = Math.min(SCALE_MAX, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return within({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, frame);
}

export function moved(zoom: Zoom, by: Point, frame: Box): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** A double tap: close up where it was tapped, or back to the whole. */
export function toggledZoom(zoom: Zoom, at: Point, frame: Box): Zoom {
  return zoom.scale > 1 ? WHOLE : zoomedAt(zoom, CLOSE_UP, at, frame);
}

/** The next picture after a swipe of the whole picture; the same one where there is none, or the finger hardly moved. */
export function swipedTo(index: number, by: Point, count: number, { width }: Box): number {
  if (Math.abs(by.x) < width * SWIPE_SHARE || Math.abs(by.x) < Math.abs(by.y)) return index;
  return Math.min(count - 1, Math.max(0, index + (by.x < 0 ? 1 : -1)));
}

/** Its edge never comes inside the frame. */
function within({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const reach = (side: number) => ((scale - 1) * side) / 2;
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0;
  return { scale, x: clamp(x, reach(width)), y: clamp(y, reach(height)) };
}
