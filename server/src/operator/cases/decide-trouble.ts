import type { TroubleVerb } from '@mungchi/contract';
import { assertTypedAgain } from '../../audit/typed-again';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { decideVerb, movesMoney } from '../../payments/cases/case-verb-rules';
import { endCase } from '../../payments/disputes/end-case';
import { endTrouble } from '../../payments/end-trouble';
import { Refusal, refuseIf } from '../../refusal';
import { type Actor, act, assertNotMember, assertNotOwn } from '../operator';

type Decision = {
  verb: TroubleVerb;
  refund?: number | undefined;
  confirm?: number | undefined;
  reason: string;
};

/** Ends what the payments page shows; whatever moves money has its sum typed twice. */
export async function decideTrouble(deps: Deps, actor: Actor, troubleId: string, decision: Decision): Promise<void> {
  const { verb, refund, confirm, reason } = decision;
  await act(deps, actor, async (tx, note) => {
    if (movesMoney(verb)) assertTypedAgain(refund ?? '', confirm);
    const caseId = /^c(\d{1,15})$/.exec(troubleId)?.[1];
    const before = caseId
      ? await endOpenCase(deps, tx, actor, Number(caseId), decision)
      : await endStray(deps, tx, actor, troubleId, decision);
    const after = { verb, refund: refund ?? null };
    await note({ what: 'trouble.decide', target: `trouble ${troubleId}`, before, after, reason });
  });
}

/** A case of the books. */
async function endOpenCase(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  id: number,
  { verb, refund, reason }: Decision,
): Promise<object> {
  const row = await tx.selectFrom('moneyCases').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.closedAt) throw new Refusal('ALREADY_DECIDED');
  assertNotOwn(actor, [row.userId]);
  await assertNotMember(tx, actor, row.boardId);
  // What goes back or is written off is all that the case is about; of a loss, less may be taken from the leader.
  if (movesMoney(verb) && verb !== 'REFUND' && refund !== row.amount) throw new Refusal('CONFIRM_MISMATCH');
  try {
    await endCase(deps, tx, { id, verb, amount: refund ?? 0, words: reason });
  } catch (error) {
    // Somebody else was first.
    if (error instanceof Refusal && error.code === 'NOT_FOUND') throw new Refusal('ALREADY_DECIDED');
    throw error;
  }
  return { kind: row.kind, board: row.boardId, amount: row.amount };
}

async function endStray(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  impUid: string,
  { verb, refund, reason }: Decision,
): Promise<object> {
  const row = await tx.selectFrom('paymentTroubles').selectAll().where('impUid', '=', impUid).executeTakeFirst();
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.endedAt) throw new Refusal('ALREADY_DECIDED');
  assertNotOwn(actor, [row.userId]);
  if (row.boardId) await assertNotMember(tx, actor, row.boardId);
  refuseIf(decideVerb({ kind: 'MISMATCH', refund: 'NONE', isDue: false, isPast: false }, verb));
  const { amount } = row.record as { amount: number };
  // A payment that fits nothing goes back whole.
  if (verb === 'REFUND' && refund !== amount) throw new Refusal('CONFIRM_MISMATCH');
  await endTrouble(deps, tx, row, { by: actor.userId, decision: reason, refund: verb === 'REFUND' });
  return { why: row.why, board: row.boardId, amount };
}
