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
  const rows = movements.map(({ kind, nth = 0, at, provider, ...of }, index) => ({
    kind,
    nth,
    at,
    provider,
    board_id: of.boardId,
    participant_id: of.participantId,
    imp_uid: of.impUid,
    refund_id: of.refundId,
    dispute_id: of.disputeId,
    payout_id: of.payoutId,
    case_id: of.caseId,
    entries: pairOf(movements[index]!),
  }));
  await sql`${PREPARED}
    with new as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as new(
        kind text, board_id bigint, participant_id bigint, imp_uid text, refund_id bigint, dispute_id bigint, payout_id bigint,
        case_id bigint, nth bigint, at timestamptz, provider text, entries json)
    ), sets as (
      insert into ledger_sets (kind, board_id, participant_id, imp_uid, refund_id, dispute_id, payout_id, case_id, nth, at, provider)
      select kind, board_id, participant_id, imp_uid, refund_id, dispute_id, payout_id, case_id, nth, at, coalesce(
        provider,
        (select orders.provider from orders where orders.imp_uid = new.imp_uid),
        (select min(before.provider) from ledger_sets before where before.board_id = new.board_id and before.kind = 'PAYMENT'))
      from new
      returning id, kind, board_id, imp_uid, refund_id, dispute_id, payout_id, case_id, nth
    )
    insert into ledger_entries (set_id, board_id, account, amount)
    select sets.id, sets.board_id, entry.account, entry.amount
    from sets join new using (kind, board_id, nth)
    cross join lateral json_to_recordset(new.entries) as entry(account text, amount bigint)
    where (sets.imp_uid, sets.refund_id, sets.dispute_id, sets.payout_id, sets.case_id)
      is not distinct from (new.imp_uid, new.refund_id, new.dispute_id, new.payout_id, new.case_id)`.execute(tx);
}

/** What the books and the open promises say of one payment. */
export async function paymentBalanceOf(tx: Tx, boardId: BoardId, impUid: string): Promise<PaymentBalance> {
  const { rows } = await sql<{ kind: string; total: number }>`
    select kind, sum(amount)::float8 as total
    from ledger_sets join ledger_entries on ledger_entries.set_id = ledger_sets.id
    where ledger_sets.board_id = ${boardId} and amount > 0
      and imp_uid = ${impUid}
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
