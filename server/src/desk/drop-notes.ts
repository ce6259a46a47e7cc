import { DAY_MS, PACKING_NOTE_DAYS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema';

/** What leaders noted about somebody who leaves. */
export async function dropNotesAbout(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .deleteFrom('packingNotes')
    .where('participantId', 'in', (eb) => eb.selectFrom('participants').select('id').where('userId', '=', userId))
    .execute();
}

/** Of purchases that ended long enough ago: the goods are eaten. */
export async function clearNotes(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PACKING_NOTE_DAYS * DAY_MS);
  await sql`
    delete from packing_notes n using participants p, boards b
    where p.id = n.participant_id and b.id = p.board_id and b.ended_at < ${before}`.execute(db);
}
