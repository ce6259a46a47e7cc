import type { LEDGER_KINDS } from '@mungchi/contract';
import type { Tx } from '../db/schema';

export type Movement = {
  kind: (typeof LEDGER_KINDS)[number];
  /** What makes the movement the same movement: written a second time it is refused by the database. */
  reference: string;
  boardId: number;
  participantId: number | null;
  amount: number;
  at: Date;
};

const ACCOUNTS = {
  PAYMENT: ['OUTSIDE', 'HOLDING'],
  REFUND: ['HOLDING', 'OUTSIDE'],
  HAND_OVER: ['HOLDING', 'LEADER'],
} as const satisfies Record<Movement['kind'], readonly [from: string, to: string]>;

/** What a movement is in the books: it leaves one account and arrives in another. */
export function pairOf({ kind, amount }: Pick<Movement, 'kind' | 'amount'>) {
  const [from, to] = ACCOUNTS[kind];
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}

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
