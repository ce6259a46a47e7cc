import type { RoomId } from '@mungchi/contract';
import { sql } from 'kysely';
import { HEARD_SEQ, MARK } from '../chat/room-reads';
import type { Deps } from '../deps';
import { PUSH_PRIORITY } from './push-to-devices';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'chat.alert': { roomId: RoomId };
    'chat.alert-sweep': Record<string, never>;
  }
}

/** Who looks at the room has moved the read mark by then. */
const SETTLE_MS = 2_000;
const SWEPT_MS = 600_000;
/** The minute of the trigger `chat_rooms_stirred`. */
const STIRRED_MS = 60_000;

/** One job for each room in which somebody spoke on this node, where somebody is behind and has a device. */
export async function alertRooms(deps: Deps): Promise<void> {
  const rooms = deps.news.take();
  if (deps.push && rooms.length > 0) await alertAmong(deps, sql`r.id = any(${rooms}::bigint[])`);
}

/**
 * The same for rooms of the last minutes, whichever node was to do it: it may have died between commit and job. A room is
 * noted as stirred once a minute, and found by that.
 */
export async function sweepRooms(deps: Deps): Promise<void> {
  const since = deps.now().getTime() - SWEPT_MS;
  const stirred = sql`r.stirred_at >= ${new Date(since - STIRRED_MS)}`;
  if (deps.push) await alertAmong(deps, sql`${stirred} and r.last_message_at > ${new Date(since)}`);
}

async function alertAmong({ db, jobs, now }: Deps, which: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await sql<{ id: RoomId }>`
    select r.id from chat_rooms r
    where ${which} and exists (
      select 1 from seated p ${MARK} join devices d on d.user_id = p.user_id
      where p.board_id = r.id and ${HEARD_SEQ} < r.last_seq)`.execute(db);
  const runAt = new Date(now().getTime() + SETTLE_MS);
  await jobs.addEach(
    db,
    'chat.alert',
    rows.map(({ id }) => ({ payload: { roomId: id }, key: `alert ${id}` })),
    { runAt, maxAttempts: 6, priority: PUSH_PRIORITY },
  );
}
