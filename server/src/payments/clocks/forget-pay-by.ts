import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import { dueSeats } from './due-clocks';

const BATCH = 10_000;

/**
 * A purchase that was called off leaves behind until when its seats were to be paid. Forgotten once that time has come:
 * every later run would pass all of them.
 */
export async function forgetPayBy(db: Db, now: Date): Promise<void> {
  await sql`
    update participants set pay_by = null where id = any(array(
      select seat.id from (${dueSeats(now)}) seat join boards b on b.id = seat.board_id
      where b.stage in ('CANCELLED', 'COMPLETED') or b.deleted_at is not null limit ${BATCH}))`.execute(db);
}
