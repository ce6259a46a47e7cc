import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { overBy } from '../chat/over-condition';
import { IS_MUTED, MARK, READ_SEQ } from '../chat/room-reads';
import { IS_UNREAD } from '../chat/room-rows';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';

type Asked = Pick<Deps, 'db' | 'now'>;

/**
 * The number on the app's icon: unread notifications and rooms with something unread that are not muted; a room that
 * is over calls nobody.
 */
export async function badgesOf({ db, now }: Asked, userIds: readonly UserId[]): Promise<Map<UserId, number>> {
  const { rows } = await sql<{ userId: UserId; badge: number }>`${PREPARED}
    select u.id as user_id, (select count(*) from notifications n where n.user_id = u.id and n.read_at is null)
      + (select count(*) from seated p ${MARK} join chat_rooms r on r.id = p.board_id join boards b on b.id = r.id
         where p.user_id = u.id and not ${IS_MUTED} and ${READ_SEQ} < r.last_seq and not ${overBy(now())}
           and exists (select 1 from messages m where ${IS_UNREAD})) as badge
    from unnest(${userIds}::bigint[]) as u (id)`.execute(db);
  return new Map(rows.map(({ userId, badge }) => [userId, badge]));
}

export async function badgeOf(deps: Asked, userId: UserId): Promise<number> {
  return (await badgesOf(deps, [userId])).get(userId) ?? 0;
}
