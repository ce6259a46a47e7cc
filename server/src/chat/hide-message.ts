import type { RoomId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import type { Announcer } from './announce';
import { HIDDEN_WORDS } from './message-wire';
import { lockTalk, tellReplaced } from './replace-message';

/** Hides what somebody said: its place and number stay, its words are replaced everywhere. False when it is hidden already, or none. */
export async function hideMessage(deps: Announcer, tx: Tx, roomId: RoomId, seq: number, at: Date): Promise<boolean> {
  await lockTalk(tx, roomId);
  const hidden = await tx
    .updateTable('messages')
    .set({ hiddenAt: at })
    .where('roomId', '=', roomId)
    .where('seq', '=', seq)
    .where('type', '=', 'TEXT')
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();
  if (hidden.numUpdatedRows === 0n) return false;
  await tellReplaced(deps, tx, roomId, seq, HIDDEN_WORDS);
  return true;
}
