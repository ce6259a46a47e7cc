import type { Point } from './place';

const EARTH_RADIUS_METRES = 6_371_008.8;

/** Great-circle distance (haversine: exact for identical and for near points). */
export function distanceMetres(a: Point, b: Point): number {
  const [latitudeA, latitudeB] = [radians(a.latitude), radians(b.latitude)];
  const half =
    Math.sin((latitudeB - latitudeA) / 2) ** 2 +
    Math.cos(latitudeA) * Math.cos(latitudeB) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The bounding box of everything within the distance, slightly enlarged. */
export function boxAround({ latitude, longitude }: Point, metres: number) {
  const tall = (metres / EARTH_RADIUS_METRES) * (180 / Math.PI) * 1.01;
  const wide = tall / Math.cos(radians(latitude));
  return { south: latitude - tall, north: latitude + tall, west: longitude - wide, east: longitude + wide };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
