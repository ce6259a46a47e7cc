import type { BoardId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Tx } from '../../db/schema';
import type { PaymentBalance } from '../refunds/refund-rules';
import { type Movement, pairOf } from './ledger-rules';

export function writeMovement(tx: Tx, movement: Movement): Promise<void> {
  return writeMovements(tx, [movement]);
}

export async function writeMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  const rows = movements.map(({ boardId, participantId, amount: _amount, ...set }, nth) => ({
    ...set,
    board_id: boardId,
    participant_id: participantId,
    entries: pairOf(movements[nth]!),
  }));
  await sql`${PREPARED}
    with new as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as new(
        kind text, reference text, board_id bigint, participant_id bigint, at timestamptz, provider text, entries json)
    ), sets as (
      insert into ledger_sets (kind, reference, board_id, participant_id, at, provider)
      select kind, reference, board_id, participant_id, at, provider from new
      returning id, kind, reference, board_id
    )
    insert into ledger_entries (set_id, board_id, account, amount)
    select sets.id, sets.board_id, entry.account, entry.amount
    from sets join new using (kind, reference, board_id)
    cross join lateral json_to_recordset(new.entries) as entry(account text, amount bigint)`.execute(tx);
}

/** What the books and the open promises say of one payment. */
export async function paymentBalanceOf(tx: Tx, boardId: BoardId, impUid: string): Promise<PaymentBalance> {
  const { rows } = await sql<{ kind: string; total: number }>`
    select kind, sum(amount)::float8 as total
    from ledger_sets join ledger_entries on ledger_entries.set_id = ledger_sets.id
    where ledger_sets.board_id = ${boardId} and amount > 0
      and (reference = ${impUid} or starts_with(reference, ${`${impUid} `}))
    group by kind`.execute(tx);
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.total ?? 0;
  const refunds = await tx
    .selectFrom('refunds')
    .select(['amount', 'doneAt', 'byHand'])
    .where('impUid', '=', impUid)
    .execute();
  const sum = (some: typeof refunds) => some.reduce((total, { amount }) => total + amount, 0);
  return {
    paid: of('PAYMENT'),
    returned: of('REFUND'),
    charged: of('CHARGEBACK'),
    byHand: sum(refunds.filter(({ byHand }) => byHand !== null)),
    promised: sum(refunds.filter(({ doneAt }) => doneAt === null)),
  };
}

/** The balance the room holds for its members. */
export function heldBy(tx: Tx, boardId: BoardId): Promise<number> {
  return balanceOf(tx, boardId, 'HOLDING');
}

async function balanceOf(tx: Tx, boardId: BoardId, account: 'HOLDING' | 'LEADER'): Promise<number> {
  const { held } = await tx
    .selectFrom('ledgerEntries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('held'))
    .where('boardId', '=', boardId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return Number(held);
}

/** What the leader has of a locked room, without what is on its way to the bank: only that can still be taken from them. */
export async function leaderFree(tx: Tx, boardId: BoardId): Promise<number> {
  const { requested } = await tx
    .selectFrom('payoutParts')
    .innerJoin('payouts', 'payouts.id', 'payoutParts.payoutId')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('payoutParts.amount'), eb.lit(0)).as('requested'))
    .where('payoutParts.boardId', '=', boardId)
    .where('payouts.state', '=', 'REQUESTED')
    .executeTakeFirstOrThrow();
  return (await balanceOf(tx, boardId, 'LEADER')) - Number(requested);
}

/** The amount that can be handed over: the balance without pending refunds, as far as that money ever came into the books. */
export async function freeIn(tx: Tx, boardId: BoardId): Promise<number> {
  const { promised } = await tx
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('promised'))
    .where('boardId', '=', boardId)
    .where('reason', 'not in', ['STRAY', 'MISMATCH'])
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow();
  return (await heldBy(tx, boardId)) - Number(promised);
}
