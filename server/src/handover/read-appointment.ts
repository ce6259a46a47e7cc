import type { Appointment, BoardId } from '@mungchi/contract';
import { PREPARED } from '../db/prepared';
import type { AppointmentRow } from '../db/rows';
import type { Db, Tx } from '../db/schema';

export async function findAppointment(db: Db | Tx, boardId: BoardId): Promise<AppointmentRow | null> {
  const rows = db.selectFrom('appointments').modifyFront(PREPARED).selectAll().where('boardId', '=', boardId);
  return (await rows.executeTakeFirst()) ?? null;
}

/** The appointment as members see it. */
export async function readAppointment(db: Db, boardId: BoardId): Promise<Appointment | null> {
  const row = await db
    .selectFrom('appointments')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('appointmentChanges')
        .whereRef('appointmentChanges.boardId', '=', 'appointments.boardId')
        .where('late', '=', true)
        .select(({ fn }) => fn.countAll<number>().as('late'))
        .as('lateChanges'),
    )
    .where('boardId', '=', boardId)
    .executeTakeFirst();
  if (!row) return null;
  const { version, place, note, latitude, longitude, lateChanges } = row;
  return {
    version,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    place,
    note,
    latitude,
    longitude,
    setAt: row.setAt.toISOString(),
    lateChanges: lateChanges ?? 0,
  };
}
