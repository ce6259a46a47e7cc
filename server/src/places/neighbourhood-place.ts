import { areaPlace } from './areas';
import { theGazetteer } from './gazetteer';
import type { Place, Point } from './place';

/** The 읍면동 around a point, by its full name and its middle; null at sea and abroad. */
export function neighbourhoodPlace(point: Point): Place | null {
  const area = theGazetteer().areas.at(point);
  return area && areaPlace(area);
}
