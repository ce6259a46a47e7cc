import { pageUrl } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { isSignatureOf, readCalendarFile } from './calendar-path';
import { calendarFile } from './calendar-rules';

/** The appointment as a calendar file, for whoever holds the address of one who is a member now. */
export async function readCalendar(
  { db, keys, now }: Pick<Deps, 'db' | 'keys' | 'now'>,
  file: string,
  origin: string,
): Promise<string> {
  const asked = readCalendarFile(file);
  if (!asked) throw new Refusal('NOT_FOUND');
  const { boardId, signature } = asked;
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('boards', 'boards.id', 'appointments.boardId')
    .innerJoin('seated', 'seated.boardId', 'appointments.boardId')
    .select(['appointments.version', 'appointments.startsAt', 'appointments.endsAt', 'appointments.place'])
    .select(['appointments.note', 'appointments.latitude', 'appointments.longitude'])
    .select(['boards.name', 'boards.quantity', 'seated.userId'])
    .where('appointments.boardId', '=', boardId)
    .where('boards.stage', '!=', 'CANCELLED')
    .execute();
  const accepted = keys.handover.accepted();
  const row = rows.find(({ userId }) => accepted.some((key) => isSignatureOf(signature, key, boardId, userId)));
  if (!row) throw new Refusal('NOT_FOUND');
  const { latitude, longitude } = row;
  const event = {
    uid: `board-${boardId}@mungchi`,
    sequence: row.version,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    summary: `${row.name} ${row.quantity} 만나서 받기`,
    location: row.place,
    description: row.note,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    url: pageUrl(origin, `/chat/${boardId}/handover`),
  };
  return calendarFile(event, now());
}
