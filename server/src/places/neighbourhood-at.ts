import { areaPlace } from './areas';
import { theGazetteer } from './gazetteer';
import type { Point } from './place';

const KEPT = 2_000;
const cache = new Map<string, string | null>();

/** The full name of the 읍면동 at a point; null at sea and abroad. In memory, whichever finder is configured. */
export function neighbourhoodAt({ latitude, longitude }: Point): string | null {
  const key = `${latitude} ${longitude}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const area = theGazetteer().areas.at({ latitude, longitude });
  const found = area && areaPlace(area).address;
  if (cache.size >= KEPT) cache.clear();
  cache.set(key, found);
  return found;
}
