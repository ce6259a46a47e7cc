import { type AreaFeature, districtsAt, loadNeighbourhoods } from './geo-files';
import type { MapPoint } from './map-types';

/** The outlines leave gaps along the shore and between each other: there the nearest name counts, unless it is far. */
const FAR_DEGREES = 0.03;

/** The 읍면동 at a point, found on this device: only the outlines of the district are fetched. Null at sea and abroad. */
export async function areaAt(point: MapPoint): Promise<{ code: string; name: string } | null> {
  const districts = await districtsAt(point);
  const areas = (await Promise.all(districts.map(loadNeighbourhoods))).flat();
  const found = areas.find((area) => holds(area, point)) ?? nearest(areas, point);
  return found ? { code: found.id, name: found.properties.name } : null;
}

type Outlined = Pick<AreaFeature, 'bbox' | 'geometry'>;

/** Ray casting to the east (even-odd rule): holes and islands need no special case. */
export function holds({ bbox: [west, south, east, north], geometry }: Outlined, { latitude, longitude }: MapPoint) {
  if (longitude < west || longitude > east || latitude < south || latitude > north) return false;
  let inside = false;
  for (const ring of geometry.coordinates.flat() as [number, number][][]) {
    for (let i = 1; i < ring.length; i++) {
      const [x1, y1] = ring[i - 1]!;
      const [x2, y2] = ring[i]!;
      if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1)
        inside = !inside;
    }
  }
  return inside;
}

function nearest(areas: readonly AreaFeature[], { latitude, longitude }: MapPoint): AreaFeature | null {
  const [first] = areas
    .map((area) => {
      const [east, north] = area.properties.centre;
      return { area, away: Math.hypot(east - longitude, north - latitude) };
    })
    .filter(({ away }) => away < FAR_DEGREES)
    .sort((one, other) => one.away - other.away);
  return first?.area ?? null;
}
