import { APPOINTMENT_PLACE_MAX, firstCharacters } from '@mungchi/contract';
import type { BoardRow } from '../db/rows';
import type { Meeting } from './appointment-rules';

/** Where the goods change hands unless something else is said: where exactly first, then the address. */
export function tradePlace({
  location,
  meetingNote,
  latitude,
  longitude,
}: BoardRow): Pick<Meeting, 'place' | 'latitude' | 'longitude'> {
  const place = meetingNote ? `${meetingNote}, ${location}` : location;
  return { place: firstCharacters(place, APPOINTMENT_PLACE_MAX), latitude, longitude };
}
