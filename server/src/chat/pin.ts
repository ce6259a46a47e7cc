import type { RoomId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** The notice of a room is this message from now on, or none. */
export async function setPin(tx: Tx, roomId: RoomId, seq: number | null, at: Date): Promise<void> {
  if (seq === null) {
    await tx.deleteFrom('roomPins').where('roomId', '=', roomId).execute();
    return;
  }
  await tx
    .insertInto('roomPins')
    .values({ roomId, seq, at })
    .onConflict((conflict) => conflict.column('roomId').doUpdateSet({ seq, at }))
    .execute();
}
