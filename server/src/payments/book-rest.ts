import type { BoardId } from '@mungchi/contract';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';

/** A payment that is not known, or known again: what stands aside keeps the rest of the room waiting no longer. */
export function bookRest({ db, clocks }: Pick<Deps, 'db' | 'clocks'>, boardId: BoardId): Promise<void> {
  return transact(db, (tx) => clocks.book(tx, 'payments.credit-clock', boardId));
}
