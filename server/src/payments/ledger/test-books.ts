import type { BoardId } from '@mungchi/contract';
import { expect } from 'vitest';
import type { RefundRow } from '../../db/rows';
import type { TestApp } from '../../test-app';
import type { TestRoom } from '../test-rooms';
import type { Movement } from './ledger-rules';

/** Everything that is written about the money of a room, here and at the provider. */
export async function booksOf({ db }: TestApp, room: TestRoom) {
  const orders = await db
    .selectFrom('orders')
    .select(['merchantUid', 'status', 'impUid', 'amount'])
    .where('boardId', '=', room.id)
    .execute();
  const movements = await db
    .selectFrom('ledgerSets')
    .innerJoin('ledgerEntries', 'ledgerEntries.setId', 'ledgerSets.id')
    .leftJoin('refunds', 'refunds.id', 'ledgerSets.refundId')
    .select(['kind', 'ledgerEntries.amount', 'ledgerSets.boardId', 'ledgerSets.impUid', 'ledgerSets.disputeId'])
    .select(['payoutId', 'caseId', 'nth', 'refunds.reason', 'refunds.receiptId'])
    .where('ledgerSets.boardId', '=', room.id)
    .where('ledgerEntries.amount', '>', 0)
    .orderBy('ledgerSets.id')
    .execute();
  const entries = await db
    .selectFrom('ledgerEntries')
    .select(['account', 'amount'])
    .where('boardId', '=', room.id)
    .execute();
  const cards = await db
    .selectFrom('sandboxPayments')
    .select(['impUid', 'status', 'amount', 'cancelAmount'])
    .where('merchantUid', 'in', ['', ...orders.map(({ merchantUid }) => merchantUid)])
    .execute();
  const openRefunds = await db
    .selectFrom('refunds')
    .select('id')
    .where('boardId', '=', room.id)
    .where('doneAt', 'is', null)
    .execute();
  const members = await db
    .selectFrom('participants')
    .select(['role', 'paidAt'])
    .where('boardId', '=', room.id)
    .execute();
  const sum = (of: typeof entries) => of.reduce((total, { amount }) => total + Number(amount), 0);
  return {
    share: room.share,
    orders,
    movements: movements.map((movement) => ({
      kind: movement.kind,
      reference: referenceOf(movement),
      amount: Number(movement.amount),
    })),
    cards,
    openRefunds,
    payers: members.filter(({ role, paidAt }) => role === 'FOLLOWER' && paidAt !== null).length,
    balance: sum(entries),
    held: sum(entries.filter(({ account }) => account === 'HOLDING')),
  };
}

type Referring = {
  kind: Movement['kind'];
  boardId: BoardId;
  impUid: string | null;
  disputeId: number | null;
  payoutId: number | null;
  caseId: number | null;
  nth: number;
  reason: RefundRow['reason'] | null;
  receiptId: number | null;
};

/** What a movement refers to, in words, as the model of the money says it. */
function referenceOf({
  kind,
  boardId,
  impUid,
  disputeId,
  payoutId,
  caseId,
  nth,
  reason,
  receiptId,
}: Referring): string {
  switch (kind) {
    case 'PAYMENT':
      return impUid!;
    case 'REFUND':
    case 'CHARGEBACK':
      if (disputeId !== null) return `${impUid} dispute ${disputeId}`;
      if (receiptId !== null) return `${impUid} receipt ${receiptId}`;
      if (reason !== null) return `${impUid} ${reason === 'CANCELLED' ? 'cancel' : reason.toLowerCase()}`;
      return nth === 0 ? impUid! : `${impUid} ${nth}`;
    case 'RETURN':
    case 'COVERED':
      return `dispute ${disputeId}`;
    case 'HAND_OVER':
      return nth === 0 ? 'the rest' : `undisputed ${nth}`;
    case 'RECOVERY':
      return nth === 0 ? `case ${caseId}` : `case ${caseId} ${nth + 1}`;
    case 'PAYOUT':
    case 'PAYOUT_BACK':
      return `payout ${payoutId} ${boardId}${kind === 'PAYOUT' ? '' : ' back'}`;
    case 'WAIVED':
      return payoutId === null ? `left ${boardId}` : `payout ${payoutId} ${boardId}`;
  }
}

export type Books = Awaited<ReturnType<typeof booksOf>>;

/** One follower's money is here, once. */
export function paidOnce({ share, orders, movements, cards, payers, balance, held }: Books): void {
  expect(orders.map(({ status, amount }) => [status, amount])).toEqual([['PAID', share]]);
  expect(movements).toEqual([{ kind: 'PAYMENT', reference: orders[0]?.impUid, amount: share }]);
  expect(cards.map(({ status, cancelAmount }) => [status, cancelAmount])).toEqual([['paid', 0]]);
  expect({ payers, balance, held }).toEqual({ payers: 1, balance: 0, held: share });
}

/** It was here and went back, once. */
export function refundedOnce({ share, orders, movements, cards, payers, balance, held, openRefunds }: Books): void {
  expect(orders.map(({ status }) => status)).toEqual(['REFUNDED']);
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['PAYMENT', share],
    ['REFUND', share],
  ]);
  expect(cards.map(({ status, cancelAmount }) => [status, cancelAmount])).toEqual([['cancelled', share]]);
  expect({ payers, balance, held, openRefunds }).toEqual({ payers: 0, balance: 0, held: 0, openRefunds: [] });
}
