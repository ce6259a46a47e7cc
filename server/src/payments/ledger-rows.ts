import type { Tx } from '../db/schema';
import { type Movement, pairOf } from './ledger-rules';

export function writeMovement(tx: Tx, movement: Movement): Promise<void> {
  return writeMovements(tx, [movement]);
}

export async function writeMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  const sets = await tx
    .insertInto('ledgerSets')
    .values(movements.map(({ amount: _amount, ...set }) => set))
    .returning('id')
    .execute();
  await tx
    .insertInto('ledgerEntries')
    .values(
      movements.flatMap((movement, index) =>
        pairOf(movement).map((entry) => ({ ...entry, setId: sets[index]!.id, boardId: movement.boardId })),
      ),
    )
    .execute();
}

/** What the room holds for its members. */
export async function heldBy(tx: Tx, boardId: number): Promise<number> {
  const { held } = await tx
    .selectFrom('ledgerEntries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('held'))
    .where('boardId', '=', boardId)
    .where('account', '=', 'HOLDING')
    .executeTakeFirstOrThrow();
  return Number(held);
}
