import type { Feature, MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { View } from './cluster';
import type { MapPoint } from './map-types';

/** `centre` is longitude, latitude: where the name sits. `colour` counts from 0 to 5; neighbours differ. */
export type AreaProperties = { name: string; centre: [number, number]; colour: number };
export type AreaFeature = Feature<MultiPolygon, AreaProperties> & { id: string; bbox: GeoBox };
type Edges = Omit<View, 'zoom'>;
export type GeoBox = [west: number, south: number, east: number, north: number];

/** Streets of the towns the gazetteer knows, longitude before latitude, and named buildings there. */
export type Roads = {
  roads: { name: string; line: [number, number][] }[];
  spots: [name: string, latitude: number, longitude: number][];
};

const loaded = new Map<string, Promise<unknown>>();

export const loadCountry = (): Promise<AreaFeature[]> => once('country', areasOf);
export const loadDistricts = (): Promise<AreaFeature[]> => once('districts', areasOf);
export const loadNeighbourhoods = (district: string): Promise<AreaFeature[]> =>
  once(`neighbourhoods/${district}`, areasOf);

export const loadRoads = (): Promise<Roads> => once('roads', (content) => content as Roads);

/** Codes of the districts whose box holds a point. */
export async function districtsAt({ latitude, longitude }: MapPoint): Promise<string[]> {
  return districtsIn({ west: longitude, east: longitude, south: latitude, north: latitude });
}

/** Codes of the districts that a view touches. */
export async function districtsIn(view: Edges): Promise<string[]> {
  const boxes = await once('boxes', (content) => Object.entries(content as Record<string, GeoBox>));
  return boxes.filter(([, box]) => touches(box, view)).map(([code]) => code);
}

export function touches([west, south, east, north]: GeoBox, view: Edges): boolean {
  return west <= view.east && east >= view.west && south <= view.north && north >= view.south;
}

function areasOf(content: unknown): AreaFeature[] {
  const topology = content as Topology<{ areas: GeometryCollection<AreaProperties> }>;
  const { features } = feature(topology, topology.objects.areas);
  return (features as Omit<AreaFeature, 'bbox'>[]).map((area) => ({ ...area, bbox: boxOf(area) }));
}

function boxOf({ geometry }: Omit<AreaFeature, 'bbox'>): GeoBox {
  const box: GeoBox = [180, 90, -180, -90];
  for (const [x, y] of geometry.coordinates.flat(2) as [number, number][]) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** Each file is fetched and decoded once; a failed one may be retried. */
function once<T>(name: string, unpack: (content: unknown) => T): Promise<T> {
  const known = loaded.get(name);
  if (known !== undefined) return known as Promise<T>;
  const loading = fetch(`${import.meta.env.BASE_URL}geo/${name}.json`).then(async (response) => {
    if (!response.ok) throw new Error(`geo/${name}.json answered ${response.status}`);
    return unpack(await response.json());
  });
  loading.catch(() => loaded.delete(name));
  loaded.set(name, loading);
  return loading;
}
