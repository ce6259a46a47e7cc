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

/** Writes one movement as a pair of entries. */
export async function writeMovement(tx: Tx, { amount, ...set }: Movement): Promise<void> {
  const { id } = await tx.insertInto('ledgerSets').values(set).returning('id').executeTakeFirstOrThrow();
  const [from, to] = ACCOUNTS[set.kind];
  const pair = { setId: id, boardId: set.boardId };
  await tx
    .insertInto('ledgerEntries')
    .values([
      { ...pair, account: from, amount: -amount },
      { ...pair, account: to, amount },
    ])
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
