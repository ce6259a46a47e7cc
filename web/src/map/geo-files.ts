import type { Feature, MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { View } from './cluster';

/** `centre` is longitude, latitude: where the name sits. `colour` counts from 0 to 5; neighbours differ. */
export type AreaProperties = { name: string; centre: [number, number]; colour?: number };
export type AreaFeature = Feature<MultiPolygon, AreaProperties>;
type Box = [west: number, south: number, east: number, north: number];

const loaded = new Map<string, Promise<unknown>>();

export const loadCountry = (): Promise<AreaFeature[]> => areas('country');
export const loadDistricts = (): Promise<AreaFeature[]> => areas('districts');

/** Codes of the districts that a view touches. */
export async function districtsIn({ west, south, east, north }: View): Promise<string[]> {
  const boxes = (await json('boxes')) as Record<string, Box>;
  return Object.entries(boxes)
    .filter(([, box]) => box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south)
    .map(([code]) => code);
}

export const loadNeighbourhoods = (district: string): Promise<AreaFeature[]> => areas(`neighbourhoods/${district}`);

async function areas(name: string): Promise<AreaFeature[]> {
  const topology = (await json(name)) as Topology<{ areas: GeometryCollection<AreaProperties> }>;
  return feature(topology, topology.objects.areas).features as AreaFeature[];
}

/** Each file once; one that failed may be asked for again. */
function json(name: string): Promise<unknown> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const loading = fetch(`${import.meta.env.BASE_URL}geo/${name}.json`).then((response) => {
    if (!response.ok) throw new Error(`geo/${name}.json answered ${response.status}`);
    return response.json();
  });
  loading.catch(() => loaded.delete(name));
  loaded.set(name, loading);
  return loading;
}
