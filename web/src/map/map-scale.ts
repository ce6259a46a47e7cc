import type { MapPoint } from './map-types';

const EARTH_CIRCUMFERENCE = 40_075_016.686;
const TILE_PIXELS = 256;
const METRES_PER_DEGREE = 111_319.49;

/** Level 3 shows a metre per pixel, and each level further halves the scale. */
export function metresPerPixelAtLevel(level: number): number {
  return 2 ** (level - 3);
}

export function zoomForLevel(level: number, latitude: number): number {
  return zoomForScale(metresPerPixelAtLevel(level), latitude);
}

export function levelForZoom(zoom: number, latitude: number): number {
  return Math.log2(metresPerPixel(zoom, latitude)) + 3;
}

export function metresPerPixel(zoom: number, latitude: number): number {
  return (EARTH_CIRCUMFERENCE * Math.cos(radians(latitude))) / (TILE_PIXELS * 2 ** zoom);
}

/** How far out one must be for a circle to fit into so many pixels, with some air around it. */
export function zoomForCircle(metres: number, pixels: number, latitude: number): number {
  const AIR = 0.86;
  return zoomForScale((2 * metres) / (pixels * AIR), latitude);
}

/** A point so many metres away; bearing 0 is north, 90 east. */
export function pointAt({ latitude, longitude }: MapPoint, metres: number, bearing: number): MapPoint {
  const north = (metres * Math.cos(radians(bearing))) / METRES_PER_DEGREE;
  const east = (metres * Math.sin(radians(bearing))) / METRES_PER_DEGREE / Math.cos(radians(latitude));
  return { latitude: latitude + north, longitude: longitude + east };
}

export function boundsOf(points: readonly MapPoint[]): { southWest: MapPoint; northEast: MapPoint } | null {
  if (points.length === 0) return null;
  const southWest = { latitude: Number.POSITIVE_INFINITY, longitude: Number.POSITIVE_INFINITY };
  const northEast = { latitude: Number.NEGATIVE_INFINITY, longitude: Number.NEGATIVE_INFINITY };
  for (const { latitude, longitude } of points) {
    southWest.latitude = Math.min(southWest.latitude, latitude);
    southWest.longitude = Math.min(southWest.longitude, longitude);
    northEast.latitude = Math.max(northEast.latitude, latitude);
    northEast.longitude = Math.max(northEast.longitude, longitude);
  }
  return { southWest, northEast };
}

/** The square around a circle. */
export function circlePoints(centre: MapPoint, metres: number): MapPoint[] {
  return [0, 90, 180, 270].map((bearing) => pointAt(centre, metres, bearing));
}

export function samePoint(a: MapPoint, b: MapPoint): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}

function zoomForScale(metresPerPixel: number, latitude: number): number {
  return Math.log2((EARTH_CIRCUMFERENCE * Math.cos(radians(latitude))) / (TILE_PIXELS * metresPerPixel));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
