import type { BoardId } from '@mungchi/contract';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import type { Unconfirmed, Unknown } from './confirm-booked';
import { paymentBalanceOf } from './ledger/ledger-rows';
import { raiseCase } from './raise-case';
import { leftOf } from './refunds/refund-rules';

/** Payments that the provider does not know keep a credit from being whole: each is a case, seen before or not. */
export function noteUnknown(deps: Deps, boardId: BoardId, unknown: readonly Unknown[]): Promise<void> {
  return transact(deps.db, async (tx) => {
    for (const { impUid, userId, left: amount, why } of unknown) {
      const note = `not handed over: ${why.message}`;
      await raiseCase(deps, tx, { kind: 'UNCONFIRMED', boardId, userId, impUid, amount, note, again: true });
    }
  });
}

/** Nobody answers: one case says so for all of them. */
export function noteUnanswered(deps: Deps, { impUid, message }: Unconfirmed): Promise<void> {
  return transact(deps.db, async (tx) => {
    const { boardId, userId } = await tx
      .selectFrom('orders')
      .innerJoin('participants', 'participants.id', 'orders.participantId')
      .select(['orders.boardId', 'participants.userId'])
      .where('impUid', '=', impUid)
      .executeTakeFirstOrThrow();
    const amount = leftOf(await paymentBalanceOf(tx, boardId, impUid));
    const note = `the credit waits: ${message}`;
    await raiseCase(deps, tx, { kind: 'UNCONFIRMED', boardId, userId, impUid, amount, note, again: true });
  });
}
