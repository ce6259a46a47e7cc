import { type BoardId, DISPUTE_HOURS, HOUR_MS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import type { OwnBoard } from './obligation-rules';

export type OwnBoardRow = OwnBoard & { id: BoardId; deleted: boolean };

/** The purchases a person leads or sits in, by ascending id: the order in which they are locked. */
export async function ownBoards(db: Db, userId: UserId, now: Date): Promise<OwnBoardRow[]> {
  const disputable = new Date(now.getTime() - DISPUTE_HOURS * HOUR_MS);
  const { rows } = await sql<OwnBoardRow>`
    select b.id, b.title, b.stage, s.role, s.paid_at is not null as paid, coalesce(s.received_at, s.refunded_at) is not null as settled,
      exists (
        select from disputes d
        where d.board_id = b.id and d.state in ('OPEN', 'ESCALATED') and (s.role = 'LEADER' or d.participant_id = s.id)
      ) as disputed,
      s.role = 'LEADER' and b.stage = 'COMPLETED' and exists (
        select from seated f where f.board_id = b.id and f.role = 'FOLLOWER' and f.refunded_at is null and f.received_at > ${disputable}
      ) as settling, b.deleted_at is not null as deleted
    from seated s join boards b on b.id = s.board_id
    where s.user_id = ${userId} order by b.id`.execute(db);
  return rows;
}
