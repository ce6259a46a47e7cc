import type { BoardId, ParticipantId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema';

/** Whether a follower's money was credited as undisputed, before the purchase is complete. */
export async function isCredited(tx: Tx, boardId: BoardId, participantId: ParticipantId): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_sets s
    where s.board_id = ${boardId} and s.kind = 'HAND_OVER' and not exists (
      select from disputes d
      where d.participant_id = ${participantId} and d.created_at <= s.at and (d.ended_at is null or d.ended_at > s.at))
    and not exists (
      select from orders o where o.participant_id = ${participantId} and o.status = 'PAID' and o.withheld_at is not null)`.execute(
    tx,
  );
  return rows.length > 0;
}
