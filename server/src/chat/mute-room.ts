import type { RoomId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { refuseIf } from '../refusal';
import { CHAT_CHANNEL, listLine } from './announce';
import { entryRefusal } from './entry-refusal';

/** Whether a member is told by push of what is said in the room. The member's other screens see the change. */
export async function muteRoom(
  { db, bus, now }: Pick<Deps, 'db' | 'bus' | 'now'>,
  userId: UserId,
  roomId: RoomId,
  muted: boolean,
): Promise<{ muted: boolean }> {
  refuseIf(await entryRefusal({ db }, userId, roomId));
  await sql`
    insert into room_reads (participant_id, muted_at)
    select id, ${muted ? now() : null}::timestamptz from seated where board_id = ${roomId} and user_id = ${userId}
    on conflict (participant_id) do update set muted_at = excluded.muted_at`.execute(db);
  bus.publish(CHAT_CHANNEL, [listLine(userId, roomId)]);
  return { muted };
}
