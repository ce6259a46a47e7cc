import type { TroubleVerb } from '@mungchi/contract';
import { assertTypedAgain } from '../../audit/assert-typed-again';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { decideVerb, movesMoney } from '../../payments/cases/case-verb-rules';
import { endCase } from '../../payments/disputes/end-case';
import { endTrouble } from '../../payments/end-trouble';
import { Refusal, refuseIf } from '../../refusal';
import { act, assertNotMember, assertNotOwn, type Operator } from '../operator';

type Decision = {
  verb: TroubleVerb;
  refund?: number | undefined;
  confirm?: number | undefined;
  reason: string;
};

/** Ends what the payments page shows; whatever moves money has its sum typed twice. */
export async function decideTrouble(
  deps: Deps,
  operator: Operator,
  troubleId: string,
  decision: Decision,
): Promise<void> {
  const { verb, refund, confirm, reason } = decision;
  if (movesMoney(verb)) assertTypedAgain(refund ?? '', confirm);
  await act(deps, operator, async (tx, note) => {
    const caseId = /^c(\d{1,15})$/.exec(troubleId)?.[1];
    const before = caseId
      ? await endMoneyCase(deps, tx, operator, Number(caseId), decision)
      : await endStray(deps, tx, operator, troubleId, decision);
    const after = { verb, refund: refund ?? null };
    await note({ what: 'trouble.decide', target: `trouble ${troubleId}`, before, after, reason });
  });
}

async function endMoneyCase(
  deps: Deps,
  tx: Tx,
  operator: Operator,
  id: number,
  { verb, refund = 0, reason }: Decision,
): Promise<object> {
  const row = await tx.selectFrom('moneyCases').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.closedAt) throw new Refusal('ALREADY_DECIDED');
  assertNotOwn(operator, [row.userId]);
  await assertNotMember(tx, operator, row.boardId);
  const { kind, boardId, amount } = row;
  // What goes back or is written off is all that the case is about; of a loss, less may be taken from the leader.
  if (movesMoney(verb) && verb !== 'REFUND' && refund !== amount) throw new Refusal('CONFIRM_MISMATCH');
  try {
    await endCase(deps, tx, { id, verb, amount: refund, words: reason });
  } catch (error) {
    // Somebody else was first.
    if (error instanceof Refusal && error.code === 'NOT_FOUND') throw new Refusal('ALREADY_DECIDED');
    throw error;
  }
  return { kind, board: boardId, amount };
}

async function endStray(
  deps: Deps,
  tx: Tx,
  operator: Operator,
  impUid: string,
  { verb, refund, reason }: Decision,
): Promise<object> {
  const row = await tx.selectFrom('paymentTroubles').selectAll().where('impUid', '=', impUid).executeTakeFirst();
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.endedAt) throw new Refusal('ALREADY_DECIDED');
  assertNotOwn(operator, [row.userId]);
  if (row.boardId) await assertNotMember(tx, operator, row.boardId);
  refuseIf(decideVerb({ kind: 'MISMATCH', refund: 'NONE', isDue: false, isPast: false }, verb));
  const { amount } = row.record as { amount: number };
  // A payment that fits nothing goes back whole.
  if (verb === 'REFUND' && refund !== amount) throw new Refusal('CONFIRM_MISMATCH');
  await endTrouble(deps, tx, row, { by: operator.userId, decision: reason, refund: verb === 'REFUND' });
  return { why: row.why, board: row.boardId, amount };
}
