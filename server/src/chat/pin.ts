import type { RoomId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** The notice of a room is this message from now on, or none; false where it was already. */
export async function setPin(tx: Tx, roomId: RoomId, seq: number | null, at: Date): Promise<boolean> {
  if (seq === null) {
    const deleted = await tx.deleteFrom('roomPins').where('roomId', '=', roomId).returning('seq').executeTakeFirst();
    return deleted !== undefined;
  }
  const pinned = await tx
    .insertInto('roomPins')
    .values({ roomId, seq, at })
    .onConflict((conflict) => conflict.column('roomId').doUpdateSet({ seq, at }).where('roomPins.seq', '<>', seq))
    .returning('seq')
    .executeTakeFirst();
  return pinned !== undefined;
}
