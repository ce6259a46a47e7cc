import type { RoomId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import { type Announcer, announceAfterCommit, hiddenLine } from './announce';
import { selectMessages } from './message-rows';
import { HIDDEN_WORDS } from './message-wire';

/** Hides what somebody said: its place and number stay, its words are replaced everywhere. False when it is hidden already, or none. */
export async function hideMessage(deps: Announcer, tx: Tx, roomId: RoomId, seq: number, at: Date): Promise<boolean> {
  const hidden = await tx
    .updateTable('messages')
    .set({ hiddenAt: at })
    .where('roomId', '=', roomId)
    .where('seq', '=', seq)
    .where('type', '=', 'TEXT')
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();
  if (hidden.numUpdatedRows === 0n) return false;
  await tx
    .updateTable('chatRooms')
    .set({ lastMessage: HIDDEN_WORDS })
    .where('id', '=', roomId)
    .where('lastSeq', '=', seq)
    .execute();
  const [message] = await selectMessages(tx, sql`where m.room_id = ${roomId} and m.seq = ${seq}`);
  announceAfterCommit(deps, tx, hiddenLine(roomId, seq, JSON.stringify(message)));
  return true;
}
