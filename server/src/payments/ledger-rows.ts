import type { BoardId } from '@mungchi/contract';
import { sql } from 'kysely';
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

/** Ledger totals of one payment: received and returned. */
export async function bookedOf(tx: Tx, boardId: BoardId, impUid: string): Promise<{ paid: number; returned: number }> {
  const { rows } = await sql<{ kind: string; total: number }>`
    select kind, sum(amount)::float8 as total
    from ledger_sets join ledger_entries on ledger_entries.set_id = ledger_sets.id
    where ledger_sets.board_id = ${boardId} and amount > 0
      and (reference = ${impUid} or starts_with(reference, ${`${impUid} `}))
    group by kind`.execute(tx);
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.total ?? 0;
  return { paid: of('PAYMENT'), returned: of('REFUND') };
}

/** The balance the room holds for its members. */
export async function heldBy(tx: Tx, boardId: BoardId): Promise<number> {
  const { held } = await tx
    .selectFrom('ledgerEntries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('held'))
    .where('boardId', '=', boardId)
    .where('account', '=', 'HOLDING')
    .executeTakeFirstOrThrow();
  return Number(held);
}

/** The amount that can be paid out: the balance without pending refunds. */
export async function freeIn(tx: Tx, boardId: BoardId): Promise<number> {
  const { promised } = await tx
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('promised'))
    .where('boardId', '=', boardId)
    .where('reason', '=', 'LOST')
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow();
  return (await heldBy(tx, boardId)) - Number(promised);
}
