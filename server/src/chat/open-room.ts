import type { RoomId } from '@mungchi/contract';
import { PREPARED } from '../db/prepared';
import type { Tx } from '../db/schema';
import type { Announcer } from './announce';
import { postSystemMessage } from './append-in-transaction';

/** Creates the room of a group purchase, with the greeting message. Its members are the seats of the purchase. */
export async function openRoom(
  deps: Announcer,
  tx: Tx,
  { id, title, at }: { id: RoomId; title: string; at: Date },
): Promise<void> {
  await tx.insertInto('chatRooms').values({ id, title, createdAt: at }).modifyEnd(PREPARED).execute();
  await postSystemMessage(deps, tx, id, 'RECRUITING', at);
}

export async function renameRoom(tx: Tx, id: RoomId, title: string): Promise<void> {
  await tx.updateTable('chatRooms').set({ title }).where('id', '=', id).execute();
}
