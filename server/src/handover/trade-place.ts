import { APPOINTMENT_PLACE_MAX, firstCharacters } from '@mungchi/contract';
import type { BoardRow } from '../db/board-tables';
import type { Meeting } from './appointment-rules';

/** Where the goods change hands unless something else is said. */
export function tradePlace({
  location,
  latitude,
  longitude,
}: BoardRow): Pick<Meeting, 'place' | 'latitude' | 'longitude'> {
  return { place: firstCharacters(location, APPOINTMENT_PLACE_MAX), latitude, longitude };
}
