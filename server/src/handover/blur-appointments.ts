import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';

/** Where a leader who leaves used to meet people: when it was stays, the place goes. */
export async function blurAppointments(tx: Tx, leaderId: UserId): Promise<void> {
  await sql`update appointments set place = '', note = '', latitude = null, longitude = null
    where board_id in (select id from boards where leader_id = ${leaderId})`.execute(tx);
  await sql`update appointment_changes set place = '', note = ''
    where place is not null and board_id in (select id from boards where leader_id = ${leaderId})`.execute(tx);
}
