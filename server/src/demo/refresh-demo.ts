import { addDays, DAY_MS, type RoomId, SELF_CANCEL_DAYS, seoulDay } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema';
import { transact } from '../db/transaction';

/** Longer than any room's history: moving every message by it never collides with another one's timestamp halfway. */
const FAR_DAYS = 400_000;

/**
 * Demo purchases that reach their deadline recruit again instead of being cancelled, so that the neighbourhood never goes
 * stale. Those with a real member are left alone. Returns how many were moved.
 */
export function refreshDemo(db: Db, now: Date): Promise<number> {
  return transact(db, async (tx) => {
    const rooms = await expiredDemoRooms(tx, now);
    for (const room of rooms) await moveBoard(tx, room, now);
    return rooms.length;
  });
}

type Room = { id: RoomId; lastMessageAt: Date | null };

async function expiredDemoRooms(tx: Tx, now: Date): Promise<Room[]> {
  const locked = await tx
    .selectFrom('boards')
    .select('id')
    .where('stage', '=', 'RECRUITING')
    .where('deletedAt', 'is', null)
    .where('deadline', '<=', addDays(seoulDay(now), -SELF_CANCEL_DAYS))
    .where('leaderId', 'in', (users) => users.selectFrom('users').select('users.id').where('demo', '=', true))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (locked.length === 0) return [];
  // Read after the lock: somebody may just have joined.
  return tx
    .selectFrom('chatRooms')
    .select(['id', 'lastMessageAt'])
    .where(
      'id',
      'in',
      locked.map(({ id }) => id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('participants')
            .innerJoin('users', 'users.id', 'participants.userId')
            .select('participants.id')
            .whereRef('participants.boardId', '=', 'chatRooms.id')
            .where('users.demo', '=', false),
        ),
      ),
    )
    .execute();
}

/** Moves the deadline into the future and the history by whole days, keeping order and intervals. */
async function moveBoard(tx: Tx, { id, lastMessageAt }: Room, now: Date): Promise<void> {
  const days = lastMessageAt ? Math.floor((now.getTime() - lastMessageAt.getTime()) / DAY_MS) : 0;
  const deadline = addDays(seoulDay(now), 2 + (id % 9));
  const later = (column: string, by = days) => sql<Date>`${sql.ref(column)} + make_interval(days => ${by}::int)`;
  await tx
    .updateTable('boards')
    .set({ deadline, createdAt: later('createdAt'), updatedAt: later('updatedAt') })
    .where('id', '=', id)
    .execute();
  if (days === 0) return;

  await tx
    .updateTable('participants')
    .set({ joinedAt: later('joinedAt'), paidAt: later('paidAt') })
    .where('boardId', '=', id)
    .execute();
  for (const by of [FAR_DAYS, days - FAR_DAYS]) {
    await tx
      .updateTable('messages')
      .set({ sentAt: later('sentAt', by) })
      .where('roomId', '=', id)
      .execute();
  }
  await tx
    .updateTable('chatRooms')
    .set({ lastMessageAt: later('lastMessageAt') })
    .where('id', '=', id)
    .execute();
}
