import { APPOINTMENT_PLACE_MAX, type Appointment, type ChatRoom, firstCharacters } from '@mungchi/contract';

type Point = { latitude: number; longitude: number };

/** Where a purchase is handed over unless something else is agreed: where exactly first, then the address. */
export function usualPlace({ meetingNote, location }: ChatRoom): string {
  return firstCharacters(meetingNote ? `${meetingNote}, ${location}` : location, APPOINTMENT_PLACE_MAX);
}

/** The appointment's own point; the board's where one meets at the usual place; none for words alone. */
export function meetingPointOf({ latitude, longitude, place }: Appointment, room: ChatRoom): Point | null {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const isUsual = [usualPlace(room), room.location, room.meetingNote].includes(place);
  return isUsual ? { latitude: room.latitude, longitude: room.longitude } : null;
}
