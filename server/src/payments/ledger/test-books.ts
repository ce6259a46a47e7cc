import { expect } from 'vitest';
import type { TestApp } from '../../test-app';
import type { TestRoom } from '../test-rooms';

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
    .select(['kind', 'reference', 'amount'])
    .where('ledgerSets.boardId', '=', room.id)
    .where('amount', '>', 0)
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
    movements: movements.map((movement) => ({ ...movement, amount: Number(movement.amount) })),
    cards,
    openRefunds,
    payers: members.filter(({ role, paidAt }) => role === 'FOLLOWER' && paidAt !== null).length,
    balance: sum(entries),
    held: sum(entries.filter(({ account }) => account === 'HOLDING')),
  };
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
