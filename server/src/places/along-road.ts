import type { RoadAddress } from './road-address';

/** Building numbers count ten metres each, so a hundred past the last known one is a kilometre off. */
const FARTHEST_NUMBERS_BEYOND = 100;

/** Estimates an unlisted number: interpolated between its neighbours on the road, or at the nearer end. */
export function placeAlongRoad(
  onRoad: readonly RoadAddress[],
  number: { main: number; sub: number; underground: boolean },
): RoadAddress | null {
  const sorted = onRoad.toSorted((a, b) => a.main - b.main);
  const below = sorted.findLast(({ main }) => main <= number.main);
  const above = sorted.find(({ main }) => main >= number.main);
  const nearest = below ?? above;
  if (nearest === undefined) return null;

  const guess = { ...nearest, ...number, building: '' };
  if (below && above && below.main !== above.main) return { ...guess, ...between(below, above, number.main) };
  return Math.abs(nearest.main - number.main) <= FARTHEST_NUMBERS_BEYOND ? guess : null;
}

function between(below: RoadAddress, above: RoadAddress, main: number) {
  const share = (main - below.main) / (above.main - below.main);
  const { district, town } = share < 0.5 ? below : above;
  return {
    district,
    town,
    latitude: round(below.latitude + (above.latitude - below.latitude) * share),
    longitude: round(below.longitude + (above.longitude - below.longitude) * share),
  };
}

/** To about a tenth of a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
