import type { RoomId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { TalkPictureRow } from '../../db/rows';
import type { Deps } from '../../deps';
import { mayLook, type PictureReader, talkUrl } from './picture-rules';

type Found = Pick<TalkPictureRow, 'use'> & {
  isUsed: boolean;
  isGone: boolean;
  ownerId: UserId;
  leaderId: UserId;
  followerId: UserId | null;
  isSeated: boolean;
  wasMember: boolean;
  isOperator: boolean;
};

/** Whether this reader may see this picture of the room now: the session is open, and the rule says so. One query. */
export async function mayFetch(
  { db, now, config, sanctions }: Pick<Deps, 'db' | 'now' | 'config' | 'sanctions'>,
  { userId, sessionId }: PictureReader,
  roomId: RoomId,
  id: string,
): Promise<boolean> {
  const shown = JSON.stringify([{ url: talkUrl(roomId, id) }]);
  const { rows } = await sql<Found>`
    select t.use, t.used_at is not null as is_used,
      coalesce(m.deleted_at, m.hidden_at, t.closed_at) is not null as is_gone, o.user_id as owner_id, b.leader_id,
      (select f.user_id from disputes d join participants f on f.id = d.participant_id
        where d.board_id = b.id and (d.pictures || d.answer_pictures) @> ${shown}::jsonb limit 1) as follower_id,
      exists (select from seated s where s.board_id = b.id and s.user_id = u.id) as is_seated,
      exists (select from participants p where p.board_id = b.id and p.user_id = u.id) as was_member,
      u.operator_since is not null and (${config.demo} or not u.demo) as is_operator
    from talk_pictures t
    join boards b on b.id = t.room_id
    left join messages m on m.room_id = t.room_id and m.seq = t.seq
    join participants o on o.id = t.participant_id
    join users u on u.id = ${userId} and u.left_at is null and u.signed_up_at is not null
    where t.id = ${id} and t.room_id = ${roomId} and t.removed_at is null
      and (${sessionId}::uuid is null or exists (
        select from refresh_tokens r where r.family_id = ${sessionId} and r.user_id = u.id
          and r.revoked_at is null and r.expires_at > ${now()}))`.execute(db);
  const [found] = rows;
  const isBanned = sanctions.of(userId)?.kind === 'BANNED';
  return found !== undefined && mayLook({ id: userId, isBanned, ...found }, found);
}
