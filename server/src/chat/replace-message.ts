import type { ChatMessage, RoomId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import { type Announcer, announceAfterCommit, hiddenLine } from './announce';
import { selectMessages } from './message-rows';

/** Nothing is said meanwhile. Always before a message's own row: whoever says something has the room first, too. */
export async function lockTalk(tx: Tx, roomId: RoomId): Promise<void> {
  await tx.selectFrom('chatRooms').select('id').where('id', '=', roomId).forUpdate().execute();
}

/** A message now reads otherwise: everybody gets it again under its number, and the list where it was the last one. */
export async function tellReplaced(
  deps: Announcer,
  tx: Tx,
  roomId: RoomId,
  seq: number,
  words: string,
): Promise<ChatMessage> {
  await tx
    .updateTable('chatRooms')
    .set({ lastMessage: words })
    .where('id', '=', roomId)
    .where('lastSeq', '=', seq)
    .execute();
  const [message] = await selectMessages(tx, sql`where m.room_id = ${roomId} and m.seq = ${seq}`);
  announceAfterCommit(deps, tx, hiddenLine(roomId, seq, JSON.stringify(message)));
  return message!;
}
