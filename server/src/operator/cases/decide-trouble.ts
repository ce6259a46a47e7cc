import type { BoardId, TroubleVerb, UserId } from '@mungchi/contract';
import { assertTypedAgain } from '../../audit/typed-again';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { decideVerb, movesMoney } from '../../payments/cases/case-verb-rules';
import { endCaseBy } from '../../payments/cases/end-case-by';
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
  await act(deps, operator, async (tx, note) => {
    const caseId = /^c(\d{1,15})$/.exec(troubleId)?.[1];
    if (caseId) {
      const by = { byId: operator.userId, requestId: operator.requestId, assertMay: mayEnd(tx, operator) };
      return endCaseBy(deps, tx, by, Number(caseId), { verb, amount: refund, sum: confirm, reason });
    }
    if (movesMoney(verb)) assertTypedAgain(refund ?? '', confirm);
    const before = await endStray(deps, tx, operator, troubleId, decision);
    const after = { verb, refund: refund ?? null };
    await note({ what: 'trouble.decide', target: `trouble ${troubleId}`, before, after, reason });
  });
}

const mayEnd = (tx: Tx, operator: Operator) => async (row: { userId: UserId; boardId: BoardId }) => {
  assertNotOwn(operator, [row.userId]);
  await assertNotMember(tx, operator, row.boardId);
};

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
