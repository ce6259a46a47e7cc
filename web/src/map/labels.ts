import type { Position } from 'geojson';

export type Pixel = { x: number; y: number };
/** `below` moves the text under a small icon of that height, `turn` turns it by so many degrees. */
export type Label = Pixel & { name: string; below?: number; turn?: number };
type Ring = Pixel & { radius: number };
export type Rect = { left: number; right: number; top: number; bottom: number };

const CHARACTER_WIDTH = 13;
const HEIGHT = 20;
const AIR = 6;

/**
 * The labels that fit: none overlaps another, crosses the ring or covers a reserved box. Earlier ones have
 * precedence; a label may offer several spots, in order of preference.
 */
export function labelsWithRoom<L extends { spots: readonly Label[] }>(
  labels: readonly L[],
  ring: Ring | null,
  reserved: readonly Rect[] = [],
): { label: L; spot: Label }[] {
  const taken = [...reserved];
  return labels.flatMap((label) => {
    for (const spot of label.spots) {
      const rect = rectOf(spot);
      if (taken.some((other) => overlaps(rect, other)) || (ring !== null && crosses(rect, ring))) continue;
      taken.push(rect);
      return [{ label, spot }];
    }
    return [];
  });
}

function rectOf({ x, y, name, below = 0, turn = 0 }: Label): Rect {
  const [long, high] = [name.length * CHARACTER_WIDTH, HEIGHT];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)].map(Math.abs) as [
    number,
    number,
  ];
  const [across, up] = [(long * cos + high * sin) / 2 + AIR, (long * sin + high * cos) / 2 + AIR];
  return { left: x - across, right: x + across, top: y - up, bottom: y + below + up };
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** Some of the box is inside the circle and some outside. */
function crosses({ left, right, top, bottom }: Rect, { x, y, radius }: Ring): boolean {
  const nearest = Math.hypot(x - clamp(x, left, right), y - clamp(y, top, bottom));
  const farthest = Math.max(
    ...[left, right].flatMap((cornerX) => [top, bottom].map((cornerY) => Math.hypot(cornerX - x, cornerY - y))),
  );
  return nearest < radius && farthest > radius;
}

const COLUMNS = 12;
const ROWS = 16;

/** For an area whose own label point is out of sight: the spot deepest inside what is seen of it, or null. */
export function labelSpotInView(
  polygons: readonly Position[][][],
  { west, south, east, north }: { west: number; south: number; east: number; north: number },
): Position | null {
  const spotAt = (column: number, row: number): [number, number] => [
    west + ((column + 0.5) * (east - west)) / COLUMNS,
    south + ((row + 0.5) * (north - south)) / ROWS,
  ];
  const inside = Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: ROWS }, (__, row) => isInside(polygons, ...spotAt(column, row))),
  );
  let best: { spot: Position; room: number } | null = null;
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) {
      const room = roomAround(inside, column, row);
      if (room > (best?.room ?? 0)) best = { room, spot: spotAt(column, row) };
    }
  }
  return best?.spot ?? null;
}

/** How many cells one can go to both sides (a word is wide) and, counting less, up and down. */
function roomAround(inside: boolean[][], column: number, row: number): number {
  if (!inside[column]![row]) return 0;
  let sideways = 0;
  while (inside[column - sideways - 1]?.[row] && inside[column + sideways + 1]?.[row]) sideways += 1;
  let upright = 0;
  while (inside[column]![row - upright - 1] && inside[column]![row + upright + 1]) upright += 1;
  return sideways === 0 ? 0 : sideways + upright / 2;
}

export function isInside(polygons: readonly Position[][][], x: number, y: number): boolean {
  let inside = false;
  for (const ring of polygons.flat()) {
    for (let i = 1; i < ring.length; i++) {
      const [[x1, y1], [x2, y2]] = [ring[i - 1] as [number, number], ring[i] as [number, number]];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
