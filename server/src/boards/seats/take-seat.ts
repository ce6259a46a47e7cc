import type { BoardId, ParticipantId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { announceRow } from '../../chat/announce';
import type { AgreedTerms } from '../../db/column-types';
import { PREPARED } from '../../db/prepared';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';

/** The leader, who buys, counts as paid from the start. */
export async function seatLeader(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  userId: UserId,
  boardId: BoardId,
  { seats, at }: { seats: number; at: Date },
): Promise<void> {
  const leader = { boardId, userId, role: 'LEADER' as const, seats, joinedAt: at, paidAt: at };
  await tx.insertInto('participants').values(leader).modifyEnd(PREPARED).execute();
  announceRow(deps, tx, userId, boardId);
}

type NewSeat = { at: Date; seats: number; payBy: Date | null; agreed: AgreedTerms };

/**
 * Adds a follower to a locked group purchase, which is written down as it is with them; they wait no longer. Who was a member
 * before gets the old row back as if it were new.
 */
export async function seatFollower(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  userId: UserId,
  board: BoardRow,
  { at, seats, payBy, agreed }: NewSeat,
): Promise<ParticipantId> {
  const { rows } = await sql<{ id: ParticipantId }>`${PREPARED}
    with counted as (
      update boards set member_count = ${board.memberCount}, handing_on = ${board.handingOn},
        vacant_until = ${board.vacantUntil}::timestamptz, vacant_at = ${board.vacantAt}::timestamptz,
        vacancy_noticed_for = ${board.vacancyNoticedFor}::timestamptz, updated_at = ${at}
      where id = ${board.id}
    ), seated_at_last as (
      delete from waiters where board_id = ${board.id} and user_id = ${userId}
    )
    insert into participants (board_id, user_id, role, seats, joined_at, pay_by, agreed)
    values (${board.id}, ${userId}, 'FOLLOWER', ${seats}, ${at}, ${payBy}::timestamptz, ${JSON.stringify(agreed)}::jsonb)
    on conflict (board_id, user_id) do update set
      joined_at = excluded.joined_at, pay_by = excluded.pay_by, agreed = excluded.agreed,
      paid_at = null, received_at = null, seats = excluded.seats, pay_reminded_for = null, pay_reminded_at = null, pay_reminders = 0,
      nudged_at = null, handing_on_at = null, left_at = null, left_why = null, asked_until = null,
      released_before = case participants.left_why when 'UNPAID' then participants.left_at else participants.released_before end
    returning id`.execute(tx);
  announceRow(deps, tx, userId, board.id);
  return rows[0]!.id;
}
