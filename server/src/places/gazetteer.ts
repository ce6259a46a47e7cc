import { type RegionNames, regionNames } from './address-parts';
import { type AreaSearch, areaSearch } from './area-search';
import { type Areas, readAreas } from './areas';

export type Gazetteer = { areas: Areas; names: RegionNames; search: AreaSearch };

let gazetteer: Gazetteer | undefined;

/** Loaded and indexed lazily, once per process: it takes a moment and never changes. */
export function theGazetteer(): Gazetteer {
  if (gazetteer === undefined) {
    const areas = readAreas();
    gazetteer = { areas, names: regionNames(areas.all), search: areaSearch(areas.all) };
  }
  return gazetteer;
}
