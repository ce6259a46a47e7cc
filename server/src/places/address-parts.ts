import type { Area } from './areas';
import { officialProvince, PROVINCE_SPELLINGS } from './provinces';
import type { Region } from './road-address';

export type BuildingNumber = { main: number; sub: number; underground: boolean };

/** One parse of a text as an address. Spaces are not significant, so `서울숲2길` is also parsed as 숲2길 in 서울. */
export type AddressReading = { region: Region; rest: string };

/** The road and number of a text, if it has them; what follows the number (floor, unit) is dropped. */
export type Split = { head: string; number: BuildingNumber | null; hints: string[]; plain: string };

/** Digits attached to 길 or 가 belong to the name: 성수이로7길 12, 판교역로146번길 20, 연무장5가길 3, 종로3가. */
const NUMBER = /(?<=[로길])\s*(지하\s*)?(\d{1,5})(?:\s*-\s*(\d{1,5}))?(?![\d-]|[가-힣]{0,2}길|가)/;

export function splitAddress(text: string): Split {
  const hints = [...text.matchAll(/\(([^)]*)\)/g)].flatMap(([, inside]) => inside!.split(/[,\s]+/)).filter(Boolean);
  const plain = text
    .normalize('NFC')
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/[,，]/g, ' ');
  const match = NUMBER.exec(plain);
  if (match === null) return { head: compact(plain), number: null, hints, plain };
  const [, underground, main, sub] = match;
  const number = { main: Number(main), sub: Number(sub ?? 0), underground: underground !== undefined };
  return { head: compact(plain.slice(0, match.index)), number, hints, plain };
}

export function compact(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '').toLowerCase();
}

export type RegionNames = { readings(head: string): AddressReading[] };

/** Strips prefixes that name provinces, districts or towns, in every possible way. */
export function regionNames(areas: readonly Area[]): RegionNames {
  const towns = new Set(areas.map(({ name }) => name));
  const districts = new Map<string, Map<string, Area>>();
  for (const area of areas) {
    for (const form of new Set([compact(area.district), ...area.district.split(' ')])) {
      const sharing = districts.get(form) ?? new Map<string, Area>();
      districts.set(form, sharing.set(`${area.province} ${area.district}`, area));
    }
  }

  const withDistrict = ({ region, rest }: AddressReading): AddressReading[] =>
    prefixesIn(rest, districts).flatMap((form) => {
      const fitting = [...districts.get(form)!.values()].filter(
        (d) => !region.province || d.province === region.province,
      );
      const names = [...new Set(fitting.map(({ district }) => district))];
      return names.length === 0 ? [] : [{ region: { ...region, districts: names }, rest: rest.slice(form.length) }];
    });
  const withTown = ({ region, rest }: AddressReading): AddressReading[] =>
    prefixesIn(rest, towns).map((town) => ({ region: { ...region, town }, rest: rest.slice(town.length) }));

  return {
    readings(head) {
      const provinces = PROVINCE_SPELLINGS.filter((spelling) => head.startsWith(spelling)).map((spelling) => ({
        region: { province: officialProvince(spelling)! },
        rest: head.slice(spelling.length),
      }));
      const roots: AddressReading[] = [...provinces, { region: {}, rest: head }];
      const placed = [...roots.flatMap(withDistrict), ...roots];
      return [...placed.flatMap(withTown), ...placed];
    },
  };
}

const LONGEST_NAME = 10;

/** Longest first. */
function prefixesIn(text: string, names: { has(name: string): boolean }): string[] {
  const prefixes: string[] = [];
  for (let length = Math.min(LONGEST_NAME, text.length); length >= 2; length--) {
    if (names.has(text.slice(0, length))) prefixes.push(text.slice(0, length));
  }
  return prefixes;
}
