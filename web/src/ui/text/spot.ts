import type { ChatRoom } from '@mungchi/contract';

/** Where one meets, as people say it: without the address, where the purchase's own note stands before it. */
export function spotOf(place: string, { meetingNote }: Pick<ChatRoom, 'meetingNote'>): string {
  return meetingNote !== '' && place.startsWith(`${meetingNote}, `) ? meetingNote : place;
}
