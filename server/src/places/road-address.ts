import type { Place, Point } from './place';

export type RoadAddress = Point & {
  province: string;
  district: string;
  /** 읍면동; part of the address only where it is a 읍 or 면. */
  town: string;
  road: string;
  underground: boolean;
  main: number;
  sub: number;
  building: string;
};

/** The region given in a query; absent means anywhere. */
export type Region = { province?: string; districts?: readonly string[]; town?: string };

/** Roads with their numbered buildings: the file of this repository, or the official files imported by an operator. */
export interface RoadBook {
  /** Everything on the roads of exactly this name. */
  onRoad(
    road: string,
    region: Region,
    number?: { main: number; sub: number; underground: boolean },
  ): Promise<RoadAddress[]>;
  /** Roads and buildings whose name begins like this, lowest numbers first. */
  beginningWith(text: string, region: Region, limit: number, near?: Point): Promise<RoadAddress[]>;
  nearest(point: Point, withinMetres: number): Promise<RoadAddress | null>;
}

export function roadPlace(entry: RoadAddress, approximate = false): Place {
  const detail = [entry.town, entry.building].filter(Boolean).join(' · ');
  const { latitude, longitude } = entry;
  return {
    address: roadAddressText(entry),
    latitude,
    longitude,
    ...(detail && { detail }),
    ...(approximate && { approximate }),
  };
}

function roadAddressText({ province, district, town, road, underground, main, sub }: RoadAddress): string {
  const number = `${underground ? '지하 ' : ''}${main}${sub > 0 ? `-${sub}` : ''}`;
  return [province, district, /[읍면]$/.test(town) ? town : '', road, number].filter(Boolean).join(' ');
}

export function isInRegion(entry: Pick<RoadAddress, 'province' | 'district' | 'town'>, region: Region): boolean {
  if (region.province !== undefined && entry.province !== region.province) return false;
  if (region.districts !== undefined && !region.districts.includes(entry.district)) return false;
  return region.town === undefined || !/[읍면]$/.test(region.town) || entry.town === region.town;
}
