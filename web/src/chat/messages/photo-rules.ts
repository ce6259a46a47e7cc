import type { Size } from '../talk/conversation';

const WIDTH = 240;
const TALLEST = 320;
const GAP = 4;
const HALF = (WIDTH - GAP) / 2;
const THIRD = (WIDTH - 2 * GAP) / 3;
const LOW = 150;

/** How large a message of photos is drawn: its rows, from the top. Known before anything is loaded, so nothing shifts. */
export function photoRows(photos: readonly Size[]): Size[][] {
  const square = (side: number) => ({ width: side, height: side });
  switch (photos.length) {
    case 1:
      return [[alone(photos[0]!)]];
    case 2:
      return [[square(HALF), square(HALF)]];
    case 3:
      return [[{ width: WIDTH, height: LOW }], [square(HALF), square(HALF)]];
    case 4:
      return [
        [square(HALF), square(HALF)],
        [square(HALF), square(HALF)],
      ];
    default:
      return [
        [square(HALF), square(HALF)],
        [square(THIRD), square(THIRD), square(THIRD)],
      ];
  }
}

export function photoBox(photos: readonly Size[]): Size {
  const rows = photoRows(photos);
  const height = rows.reduce((sum, row) => sum + row[0]!.height, GAP * (rows.length - 1));
  return { width: photos.length === 1 ? rows[0]![0]!.width : WIDTH, height };
}

/** Whole, at most 240 × 320, and never so flat or narrow that a finger misses it. */
function alone({ width, height }: Size): Size {
  const scale = Math.min(WIDTH / width, TALLEST / height);
  return { width: Math.max(88, Math.round(width * scale)), height: Math.max(88, Math.round(height * scale)) };
}

/** The same as a style: an outgoing one may grow, for words under it. */
export function boxStyle(photos: readonly Size[]): { width: number; minHeight: number } {
  const { width, height } = photoBox(photos);
  return { width, minHeight: height };
}
