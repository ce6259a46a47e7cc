import type { BoardId, TroubleVerb, UserId } from '@mungchi/contract';
import { logAct } from '../../audit/log-act';
import { assertTypedAgain } from '../../audit/typed-again';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { endCase } from '../disputes/end-case';
import { movesMoney } from './case-verb-rules';

/** Who decides: an operator at the console, or null at the command line. */
type Person = {
  byId: UserId | null;
  requestId: string;
  assertMay?: (row: { userId: UserId; boardId: BoardId }) => Promise<void>;
};

/** `sum`: the amount, typed once more. */
type Decision = { verb: TroubleVerb; amount?: number | undefined; sum?: number | undefined; reason: string };

/** A person ends a case of the books: what moves money has its sum typed twice, and its line is of the same transaction. */
export async function endCaseBy(
  deps: Deps,
  tx: Tx,
  { byId, requestId, assertMay }: Person,
  id: number,
  { verb, amount, sum, reason }: Decision,
): Promise<void> {
  if (movesMoney(verb)) assertTypedAgain(amount ?? '', sum);
  const row = await tx.selectFrom('moneyCases').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.closedAt) throw new Refusal('ALREADY_DECIDED');
  await assertMay?.(row);
  // What goes back or is written off is all that the case is about; of a loss, less may be taken from the leader.
  if (movesMoney(verb) && verb !== 'REFUND' && amount !== row.amount) throw new Refusal('CONFIRM_MISMATCH');
  try {
    await endCase(deps, tx, { id, verb, amount: amount ?? 0, words: reason });
  } catch (error) {
    // Somebody else was first.
    if (error instanceof Refusal && error.code === 'NOT_FOUND') throw new Refusal('ALREADY_DECIDED');
    throw error;
  }
  await logAct(tx, {
    at: deps.now(),
    byId,
    requestId,
    what: 'trouble.decide',
    target: `trouble c${id}`,
    before: { kind: row.kind, board: row.boardId, amount: row.amount },
    after: { verb, refund: amount ?? null },
    reason,
  });
}
