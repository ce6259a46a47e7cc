import { LANDMARKS } from './landmarks';
import type { MapPoint } from './map-types';

const METRES_PER_DEGREE = 111_195;
/** As far as neighbours walk. */
const NEAR_METRES = 1500;
const SHOWN = 2;

export type Spot = MapPoint & { name: string };

/** Stations near a point, the nearest first: where strangers find each other, and nobody lives. */
export function nearSpots(point: MapPoint): Spot[] {
  const squeeze = Math.cos((point.latitude * Math.PI) / 180);
  return LANDMARKS.filter(([name]) => name.endsWith('역'))
    .map(([name, latitude, longitude]) => ({
      spot: { name, latitude, longitude },
      away: METRES_PER_DEGREE * Math.hypot(latitude - point.latitude, (longitude - point.longitude) * squeeze),
    }))
    .filter(({ away }) => away <= NEAR_METRES)
    .sort((one, other) => one.away - other.away)
    .slice(0, SHOWN)
    .map(({ spot }) => spot);
}
