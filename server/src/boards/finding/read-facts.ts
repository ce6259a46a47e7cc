import { DEFAULT_REACH, seoulDay, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { nearbyKey } from '../../notifications/opened-entries';
import { areApart } from '../lists/board-filters';
import { isSanctioned, maySit } from '../seats/may-sit';
import type { Facts } from './reason-rules';

export type Known = Omit<Facts, 'metres' | 'has'>;

/** What keeps these people from being told, in one query for however many. */
export async function readFacts(
  tx: Tx,
  board: BoardRow,
  people: readonly UserId[],
  at: Date,
): Promise<Map<UserId, Known>> {
  const { rows } = await sql<Known & { userId: UserId }>`${PREPARED}
    select u.id as user_id,
      u.id = ${board.leaderId}
        or exists (select from seated s where s.board_id = ${board.id} and s.user_id = u.id) as is_in,
      ${areApart(board.leaderId, sql`u.id`)} as apart,
      exists (select from reports x where x.reporter_id = u.id and x.target_kind = 'BOARD' and x.board_id = ${board.id}) as reported,
      u.left_at is not null or u.signed_up_at is null or ${isSanctioned(at, sql`u.id`)}
        or not ${maySit(board, at, sql`u`)} as away,
      coalesce((select s.reach from notification_settings s where s.user_id = u.id), ${DEFAULT_REACH}) as reach,
      exists (select from notifications n where n.user_id = u.id and n.dedup_key = ${nearbyKey(seoulDay(at))}) as nearby_today
    from unnest(${people}::bigint[]) p (id) join users u on u.id = p.id`.execute(tx);
  return new Map(rows.map(({ userId, ...known }) => [userId, known]));
}
