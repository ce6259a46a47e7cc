import type { BoardId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** Keeps the lowest sum that the leader says to have spent. */
export async function noteSpent(tx: Tx, boardId: BoardId, spent: number): Promise<void> {
  await tx
    .updateTable('boards')
    .set((eb) => ({ spent: eb.fn<number>('least', [eb.fn.coalesce('spent', eb.val(spent)), eb.val(spent)]) }))
    .where('id', '=', boardId)
    .execute();
}
