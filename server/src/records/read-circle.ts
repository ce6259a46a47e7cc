import type { PersonPage, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { circleOf } from './record-rules';
import { hasPaid } from './work-out';

type Seat = Parameters<typeof circleOf>[0][number];

/** For an operator: with whom a leader brought purchases to their end. Nothing is decided by it alone. */
export async function readCircle(db: Db, leaderId: UserId): Promise<PersonPage['circle']> {
  const { rows } = await sql<Seat>`
    select p.user_id, o.payer_mark as mark, exists (
        select from seated q join boards c on c.id = q.board_id
        where q.user_id = p.user_id and q.role = 'FOLLOWER' and ${hasPaid(sql`q`)}
          and c.stage = 'COMPLETED' and c.leader_id <> ${leaderId}
      ) as elsewhere
    from boards b
    join seated p on p.board_id = b.id and p.role = 'FOLLOWER' and ${hasPaid(sql`p`)}
    left join orders o on o.participant_id = p.id and o.status = 'PAID'
    where b.leader_id = ${leaderId} and b.stage = 'COMPLETED'`.execute(db);
  return circleOf(rows);
}
