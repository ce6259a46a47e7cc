import type { BoardId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import type { Meeting } from './appointment-rules';

/** Keeps a change of the appointment, null for a call-off, and gives it the next version. The room is locked. */
export async function keepChange(
  tx: Tx,
  boardId: BoardId,
  meeting: Meeting | null,
  late: boolean,
  at: Date,
): Promise<number> {
  const { last } = await tx
    .selectFrom('appointmentChanges')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('boardId', '=', boardId)
    .executeTakeFirstOrThrow();
  const version = (last ?? 0) + 1;
  const { startsAt = null, endsAt = null, place = null, note = null } = meeting ?? {};
  await tx
    .insertInto('appointmentChanges')
    .values({ boardId, version, startsAt, endsAt, place, note, late, at })
    .execute();
  return version;
}
