import type { Area } from './areas';
import { theGazetteer } from './gazetteer';
import type { Place, PlaceFinder, Point } from './place';

let byCode: Map<string, Area> | undefined;

/** The 읍면동 of a code; null for one that there is not. */
export function areaOf(code: string): Area | null {
  byCode ??= new Map(theGazetteer().areas.all.map((area) => [area.code, area]));
  return byCode.get(code) ?? null;
}

export function areaAt(point: Point): Area | null {
  return theGazetteer().areas.at(point);
}

/** By its name, while it is being typed; where no name fits, the 읍면동 of the addresses found. */
export async function findAreasBy(places: PlaceFinder, query: string, limit: number): Promise<Area[]> {
  const named = theGazetteer().search(query, limit);
  if (named.length > 0) return named;
  const found = (await places.search(query, limit)).flatMap((place: Place) => areaAt(place) ?? []);
  return [...new Set(found)];
}
