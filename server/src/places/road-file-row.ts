import proj4 from 'proj4';
import type { PlaceAddressRow } from '../db/rows';
import { compact } from './address-parts';

/** A parsed line of an official road-address file: an address, an abolished one, or an error message. */
export type RoadFileRow =
  | { kind: 'address'; row: PlaceAddressRow }
  | { kind: 'abolished'; row: PlaceAddressRow }
  | { kind: 'bad'; reason: string };

/** EPSG:5179, in which the files give positions. */
const SURVEY = proj4(
  '+proj=tmerc +lat_0=38 +lon_0=127.5 +k=0.9996 +x_0=1000000 +y_0=2000000 +ellps=GRS80 +units=m +no_defs',
  'WGS84',
);
const ABOLISHED = '63';

/** The columns we use in the two published layouts. */
const ENTRANCES = '- - townCode province district town roadCode road underground main sub building - - - - x y'.split(
  ' ',
);
const POSITIONS = '- townCode province district town - roadCode road underground main sub - - change - - - x y'.split(
  ' ',
);

export function parseRoadFileRow(line: string): RoadFileRow {
  const fields = line.split('|').map((field) => field.trim());
  const layout = layoutOf(fields[0]!);
  if (layout === null) return bad(`the first field is neither a district code nor a management number: ${fields[0]}`);
  if (fields.length !== layout.length) return bad(`${fields.length} fields instead of ${layout.length}`);

  const at = (column: string): string => fields[layout.indexOf(column)] ?? '';
  if (!/^\d{10}$/.test(at('townCode'))) return bad(`no legal town code: ${at('townCode')}`);
  if (!/^\d{12}$/.test(at('roadCode'))) return bad(`no road code: ${at('roadCode')}`);
  if (at('road') === '' || at('province') === '') return bad('no road or no province');
  if (!/^\d{1,6}$/.test(at('main')) || !/^\d{0,6}$/.test(at('sub'))) {
    return bad(`no building number: ${at('main')}-${at('sub')}`);
  }
  const position = positionOf(at('x'), at('y'));
  if (position === null) return bad(`no position in Korea: ${at('x')}, ${at('y')}`);

  const row: PlaceAddressRow = {
    roadCode: at('roadCode'),
    townCode: at('townCode').slice(0, 8),
    underground: at('underground') === '1',
    mainNo: Number(at('main')),
    subNo: Number(at('sub')),
    province: at('province'),
    district: at('district'),
    town: at('town'),
    road: at('road'),
    building: at('building'),
    ...position,
    roadKey: compact(at('road')),
    buildingKey: compact(at('building')),
  };
  return { kind: at('change') === ABOLISHED ? 'abolished' : 'address', row };
}

/** Detected by the first field, because the number of columns changes between editions. */
function layoutOf(first: string): string[] | null {
  if (/^\d{5}$/.test(first)) return ENTRANCES;
  return /^\d{15,}$/.test(first) ? POSITIONS : null;
}

/** Empty is legal: the address is known, the entrance is not surveyed. */
function positionOf(x: string, y: string): { latitude: number | null; longitude: number | null } | null {
  if (x === '' && y === '') return { latitude: null, longitude: null };
  if (!/^\d+(\.\d+)?$/.test(x) || !/^\d+(\.\d+)?$/.test(y)) return null;
  const [longitude, latitude] = SURVEY.forward([Number(x), Number(y)]) as [number, number];
  const inKorea = latitude >= 33 && latitude <= 39 && longitude >= 124 && longitude <= 132;
  return inKorea ? { latitude: round(latitude), longitude: round(longitude) } : null;
}

const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
const bad = (reason: string): RoadFileRow => ({ kind: 'bad', reason });
