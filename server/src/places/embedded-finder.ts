import { splitAddress } from './address-parts';
import { areaByAddress } from './area-by-address';
import { areaPlace } from './areas';
import { distanceMetres } from './distance';
import { findRoadAddress } from './find-road-address';
import { theGazetteer } from './gazetteer';
import type { Place, PlaceFinder, Point } from './place';
import { type RoadBook, roadPlace } from './road-address';

const REVERSE_WITHIN_METRES = 300;

/** Answers from local data: road sources in the given order (the richer one first), then every 읍면동 of the country. */
export function embeddedFinder(books: readonly RoadBook[]): PlaceFinder {
  async function numbered(address: string): Promise<Place[]> {
    const split = splitAddress(address);
    for (const book of books) {
      const places = await findRoadAddress(book, theGazetteer().names, split);
      if (places.length > 0) return places;
    }
    return [];
  }

  async function beginningWith(text: string, limit: number, near?: Point): Promise<Place[]> {
    for (const { region, rest } of theGazetteer().names.readings(text)) {
      if (rest.length < 2) continue;
      const entries = await Promise.all(books.map((book) => book.beginningWith(rest, region, limit, near)));
      const places = entries.flat().map((entry) => roadPlace(entry));
      if (places.length > 0) return places;
    }
    return [];
  }

  return {
    async search(query, limit, near) {
      const exact = nearestFirst(await numbered(query), near);
      if (exact.length > 0) return distinct(exact).slice(0, limit);

      const { head } = splitAddress(query);
      const roads = await beginningWith(head, limit, near);
      const found = theGazetteer().search(query, limit, near).map(areaPlace);
      const namesRoad = /[로길]$/.test(head);
      const places = distinct(namesRoad ? [...roads, ...found] : [...found, ...roads]).slice(0, limit);
      if (places.length > 0) return places;
      const named = areaByAddress(theGazetteer(), splitAddress(query));
      return named ? [named] : [];
    },

    async reverse(point) {
      for (const book of books) {
        const entry = await book.nearest(point, REVERSE_WITHIN_METRES);
        if (entry !== null) return roadPlace(entry);
      }
      const area = theGazetteer().areas.at(point);
      return area && areaPlace(area);
    },

    async geocode(address) {
      const [place] = await numbered(address);
      return place ?? areaByAddress(theGazetteer(), splitAddress(address));
    },
  };
}

function nearestFirst(places: Place[], near: Point | undefined): Place[] {
  if (near === undefined) return places;
  return places.toSorted((a, b) => distanceMetres(a, near) - distanceMetres(b, near));
}

function distinct(places: Place[]): Place[] {
  const seen = new Set<string>();
  return places.filter(({ address }) => !seen.has(address) && seen.add(address));
}
