import type { UserRow } from '../db/rows';
import { neighbourhoodAt } from '../places/neighbourhood-at';

/** The 읍면동 somebody lives in; null before they said where, and where none is known. */
export function ownNeighbourhood({ latitude, longitude }: Pick<UserRow, 'latitude' | 'longitude'>): string | null {
  return latitude === null || longitude === null ? null : neighbourhoodAt({ latitude, longitude });
}
