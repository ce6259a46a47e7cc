import type { CurrentUser, Place } from '@mungchi/contract';

/** Where somebody lives; null until they have said so. */
export function placeOf({ address, latitude, longitude }: CurrentUser): Place | null {
  return address !== null && latitude !== null && longitude !== null ? { address, latitude, longitude } : null;
}
