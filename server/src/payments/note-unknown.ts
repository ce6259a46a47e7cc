import type { BoardId } from '@mungchi/contract';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import type { Unknown } from './confirm-booked';
import { raiseCase } from './raise-case';

/** Payments that the provider does not know keep a hand-over from being whole: each is a case, seen before or not. */
export function noteUnknown(deps: Deps, boardId: BoardId, unknown: readonly Unknown[]): Promise<void> {
  return transact(deps.db, async (tx) => {
    for (const { impUid, userId, left: amount, why } of unknown) {
      const note = `not handed over: ${why.message}`;
      await raiseCase(deps, tx, { kind: 'UNCONFIRMED', boardId, userId, impUid, amount, note, again: true });
    }
  });
}
