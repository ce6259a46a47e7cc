import type { Tx } from '../db/schema';
import { addMember } from './add-member';
import type { Announcer } from './announce';
import { postSystemMessage } from './append-in-transaction';

/** Creates a room with its leader and the greeting message. */
export async function openRoom(
  deps: Announcer,
  tx: Tx,
  { id, title, leaderId, at }: { id: number; title: string; leaderId: number; at: Date },
): Promise<void> {
  await tx.insertInto('chatRooms').values({ id, title, createdAt: at }).execute();
  await addMember(deps, tx, { roomId: id, userId: leaderId, role: 'LEADER', at });
  await postSystemMessage(deps, tx, id, 'RECRUITING', at);
}

export async function renameRoom(tx: Tx, id: number, title: string): Promise<void> {
  await tx.updateTable('chatRooms').set({ title }).where('id', '=', id).execute();
}
