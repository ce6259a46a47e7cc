import {
  type Answer,
  type searchTalk as call,
  FOUND_MESSAGES,
  needleOf,
  type RoomId,
  SEARCHED_MESSAGES,
  type UserId,
} from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { assertSeat } from './entry-refusal';
import { selectMessages } from './message-rows';

/** What `needleOf` leaves out. */
const SPACES =
  ' \t\n\v\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

type Asked = { q: string; before?: number | undefined };

/**
 * What people said with these words in it, newest first; nothing that was taken back, hidden or is folded for this reader.
 * Sequence numbers have no gaps, so that a stretch of them is as many messages.
 */
export async function searchTalk(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  roomId: RoomId,
  { q, before }: Asked,
): Promise<Answer<typeof call>> {
  await assertSeat({ db }, userId, roomId);
  const needle = needleOf(q);
  const room = await db.selectFrom('chatRooms').select('lastSeq').where('id', '=', roomId).executeTakeFirstOrThrow();
  const end = Math.min(before ?? Number.MAX_SAFE_INTEGER, room.lastSeq + 1);
  const start = Math.max(end - SEARCHED_MESSAGES, 1);
  if (needle === null || end <= 1) return { found: [], next: null };
  const found = await selectMessages(
    db,
    sql`where m.room_id = ${roomId} and m.seq >= ${start} and m.seq < ${end} and m.type = 'TEXT'
      and m.deleted_at is null and m.hidden_at is null
      and strpos(lower(translate(normalize(m.body), ${SPACES}, '')), lower(${needle})) > 0
      and m.participant_id <> all(array(select w.id from participants w join blocks k on k.blocked_id = w.user_id
        where w.board_id = ${roomId} and k.blocker_id = ${userId}))
      and m.room_id || '-' || m.seq <> all(array(select x.target_id from reports x
        where x.board_id = ${roomId} and x.reporter_id = ${userId} and x.target_kind = 'MESSAGE'))
      order by m.seq desc limit ${FOUND_MESSAGES + 1}`,
  );
  const shown = found.slice(0, FOUND_MESSAGES);
  const last = found.length > FOUND_MESSAGES ? shown.at(-1)!.seq : start;
  return { found: shown, next: last > 1 ? last : null };
}
