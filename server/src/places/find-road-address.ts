import type { BuildingNumber, RegionNames, Split } from './address-parts';
import { placeAlongRoad } from './along-road';
import type { Place } from './place';
import { type RoadAddress, type RoadBook, roadPlace } from './road-address';

/** Every place that a text with road and number can mean: exact ones, else one good guess per road of that name. */
export async function findRoadAddress(book: RoadBook, names: RegionNames, { head, number }: Split): Promise<Place[]> {
  if (number === null) return [];
  for (const { region, rest } of names.readings(head)) {
    if (!/[로길]$/.test(rest)) continue;
    const onRoad = await book.onRoad(rest, region, number);
    if (onRoad.length > 0) return exactOrGuessed(onRoad, number);
  }
  return [];
}

function exactOrGuessed(onRoad: RoadAddress[], number: BuildingNumber): Place[] {
  const exact = onRoad.filter((entry) => isNumber(entry, number));
  if (exact.length > 0) return exact.map((entry) => roadPlace(entry));
  return [...groupByRoad(onRoad).values()].flatMap((road) => {
    const guess = placeAlongRoad(road, number);
    return guess === null ? [] : [roadPlace(guess, true)];
  });
}

function isNumber(entry: RoadAddress, { main, sub, underground }: BuildingNumber): boolean {
  return entry.main === main && entry.sub === sub && entry.underground === underground;
}

/** A road and its numbering continue across the districts of a city; the same name in another city is another road. */
function groupByRoad(entries: RoadAddress[]): Map<string, RoadAddress[]> {
  const roads = new Map<string, RoadAddress[]>();
  for (const entry of entries) {
    const city = entry.province.endsWith('시') ? '' : entry.district.split(' ')[0];
    const key = `${entry.province} ${city} ${entry.road}`;
    roads.set(key, [...(roads.get(key) ?? []), entry]);
  }
  return roads;
}
