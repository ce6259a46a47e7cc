import { readFileSync } from 'node:fs';
import { compact } from './address-parts';
import { distanceMetres } from './distance';
import { mapDataFile } from './map-data-file';
import type { Point } from './place';
import { isInRegion, type RoadAddress, type RoadBook } from './road-address';

/** The well-known addresses that come with the product, in memory. */
export function roadFile(): RoadBook {
  const entries = readEntries();
  const byRoad = new Map<string, RoadAddress[]>();
  for (const entry of entries) {
    const key = compact(entry.road);
    byRoad.set(key, [...(byRoad.get(key) ?? []), entry]);
  }

  return {
    async onRoad(road, region) {
      return (byRoad.get(compact(road)) ?? []).filter((entry) => isInRegion(entry, region));
    },
    async beginningWith(text, region, limit, near) {
      const typed = compact(text);
      return entries
        .filter(({ road, building }) => compact(road).startsWith(typed) || compact(building).startsWith(typed))
        .filter((entry) => isInRegion(entry, region))
        .sort((a, b) => away(a, near) - away(b, near))
        .slice(0, limit);
    },
    async nearest(point, withinMetres) {
      const measured = entries.map((entry) => ({ entry, metres: distanceMetres(point, entry) }));
      const best = measured.reduce((a, b) => (b.metres < a.metres ? b : a));
      return best.metres <= withinMetres ? best.entry : null;
    },
  };
}

export function readEntries(): RoadAddress[] {
  return readFileSync(mapDataFile('road-addresses.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(entryOf);
}

const away = (entry: Point, near: Point | undefined): number => (near ? distanceMetres(entry, near) : 0);

function entryOf(line: string): RoadAddress {
  const [province, district, town, road, number, latitude, longitude, building] = line.split('\t');
  const [, underground, main, sub] = /^(지하)?(\d+)(?:-(\d+))?$/.exec(number!)!;
  return {
    province: province!,
    district: district!,
    town: town!,
    road: road!,
    underground: underground !== undefined,
    main: Number(main),
    sub: Number(sub ?? 0),
    latitude: Number(latitude),
    longitude: Number(longitude),
    building: building ?? '',
  };
}
