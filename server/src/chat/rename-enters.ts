import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';

/** The words of who entered name a person: they get the name that is left of them. */
export async function renameEnters(tx: Tx, userId: UserId, name: string): Promise<void> {
  const body = `${name}님이 입장했습니다`;
  await sql`update chat_rooms r set last_message = ${body}
    from messages m join participants p on p.id = m.participant_id
    where p.user_id = ${userId} and m.type = 'ENTER' and m.room_id = r.id and m.seq = r.last_seq`.execute(tx);
  await sql`update messages set body = ${body}
    where type = 'ENTER' and participant_id in (select id from participants where user_id = ${userId})`.execute(tx);
}
