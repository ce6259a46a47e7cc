import { readFileSync } from 'node:fs';
import { mapDataFile } from './map-data-file';
import type { Place, Point } from './place';

/** A 읍면동. `rings` alternate longitude and latitude, in `scale`ths of a degree, each point relative to the one before. */
export type Area = Point & { code: string; province: string; district: string; name: string; rings: number[][] };

type AreasFile = { scale: number; areas: Area[] };
type Outline = { area: Area; rings: Int32Array[]; west: number; east: number; south: number; north: number };

export type Areas = { all: readonly Area[]; at(point: Point): Area | null };

export function readAreas(): Areas {
  return areasOf(JSON.parse(readFileSync(mapDataFile('areas.json'), 'utf8')) as AreasFile);
}

export function areaPlace({ province, district, name, latitude, longitude }: Area): Place {
  return { address: [province, district, name].filter(Boolean).join(' '), latitude, longitude };
}

/** The source polygons leave gaps between areas and along the shore; a point in a gap belongs to the nearest area. */
const GAP_METRES = 300;
const METRES_PER_DEGREE = 111_195;

function areasOf({ scale, areas }: AreasFile): Areas {
  const outlines = areas.filter(({ rings }) => rings.length > 0).map(outlineOf);
  const gap = (GAP_METRES / METRES_PER_DEGREE) * scale;
  return {
    all: areas,
    at({ latitude, longitude }) {
      const [x, y] = [longitude * scale, latitude * scale];
      const squeeze = Math.cos((latitude * Math.PI) / 180);
      const around = outlines.filter((outline) => isInBox(outline, x, y, gap / squeeze));
      const holding = around.find(({ rings }) => isInside(rings, x, y));
      if (holding !== undefined) return holding.area;
      const [nearest] = around
        .map(({ area, rings }) => ({ area, off: distanceToRings(rings, x, y, squeeze) }))
        .filter(({ off }) => off <= gap)
        .sort((a, b) => a.off - b.off);
      return nearest?.area ?? null;
    },
  };
}

function outlineOf(area: Area): Outline {
  const rings = area.rings.map(absolute);
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      box.west = Math.min(box.west, ring[i]!);
      box.east = Math.max(box.east, ring[i]!);
      box.south = Math.min(box.south, ring[i + 1]!);
      box.north = Math.max(box.north, ring[i + 1]!);
    }
  }
  return { area, rings, ...box };
}

function absolute(relative: number[]): Int32Array {
  const ring = Int32Array.from(relative);
  for (let i = 2; i < ring.length; i++) ring[i]! += ring[i - 2]!;
  return ring;
}

function isInBox({ west, east, south, north }: Outline, x: number, y: number, margin: number): boolean {
  return x >= west - margin && x <= east + margin && y >= south - margin && y <= north + margin;
}

/** Ray casting to the east (even-odd rule), so holes and multiple parts need no special case. */
function isInside(rings: Int32Array[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 2; i < ring.length; i += 2) {
      const [x1, y1, x2, y2] = [ring[i - 2]!, ring[i - 1]!, ring[i]!, ring[i + 1]!];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

function distanceToRings(rings: Int32Array[], x: number, y: number, squeeze: number): number {
  let least = Infinity;
  for (const ring of rings) {
    for (let i = 2; i < ring.length; i += 2) {
      const [dx, dy] = [(ring[i]! - ring[i - 2]!) * squeeze, ring[i + 1]! - ring[i - 1]!];
      const [px, py] = [(x - ring[i - 2]!) * squeeze, y - ring[i - 1]!];
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
      least = Math.min(least, Math.hypot(px - along * dx, py - along * dy));
    }
  }
  return least;
}
