import type { Split } from './address-parts';
import { type Area, areaPlace } from './areas';
import type { Gazetteer } from './gazetteer';
import type { Place } from './place';
import { withOfficialProvince } from './provinces';
import type { Region } from './road-address';

const LOT = /^(산?\d{1,5}(?:-\d{1,5})?)(?:번지)?(?:\D.*)?$/;

/**
 * The neighbourhood that an address names: on its own, before a land-lot number (성수동1가 685-20), or in brackets
 * after an unknown road (모르는로 3 (역삼동)), as postcode services write it.
 */
export function areaByAddress({ areas, names }: Gazetteer, { head, number, hints, plain }: Split): Place | null {
  for (const { region, rest } of names.readings(head)) {
    if (number !== null) {
      const area = hints.map((town) => areaNamed(areas.all, { ...region, town })).find((found) => found !== null);
      if (area) return { ...areaPlace(area), address: withOfficialProvince(plain), approximate: true };
      continue;
    }
    const area = areaNamed(areas.all, region);
    if (area === null) continue;
    if (rest === '') return areaPlace(area);
    const lot = LOT.exec(rest)?.[1];
    const place = areaPlace(area);
    if (lot !== undefined) return { ...place, address: `${place.address} ${lot}`, approximate: true };
  }
  return null;
}

/** Only unambiguous names: 신사동 alone is in three districts. */
function areaNamed(areas: readonly Area[], { province, districts, town }: Region): Area | null {
  if (town === undefined) return null;
  const found = areas.filter(
    (area) =>
      area.name === town &&
      (province === undefined || area.province === province) &&
      (districts === undefined || districts.includes(area.district)),
  );
  return found.length === 1 ? found[0]! : null;
}
