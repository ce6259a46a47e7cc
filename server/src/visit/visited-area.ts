import type { AreaName, VisitedArea } from '@mungchi/contract';
import { areaOf } from '../places/area-of';
import { type Area, areaPlace } from '../places/areas';
import { Refusal } from '../refusal';

/** A 동 of a town is walked through; a 읍 or 면 of the country is wide. */
const TOWN_METRES = 1500;
const COUNTRY_METRES = 3000;

export function areaName(area: Area): AreaName {
  return { code: area.code, name: area.name, address: areaPlace(area).address };
}

/** Its middle, and how far around it is shown. */
export function visitedAreaOf(area: Area): VisitedArea {
  const metres = /[읍면]$/.test(area.name) ? COUNTRY_METRES : TOWN_METRES;
  return { ...areaName(area), latitude: area.latitude, longitude: area.longitude, metres };
}

export function visitedAreaBy(code: string): VisitedArea {
  const area = areaOf(code);
  if (!area) throw new Refusal('NOT_FOUND');
  return visitedAreaOf(area);
}
