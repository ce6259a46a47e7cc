import { audited } from '../../audit/audited';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { type CaseOrder, verbOf } from './case-order';
import { decideDispute } from './decide-dispute';
import { endCase } from './end-case';

/** Does what an operator decided on the command line, with an audit line. A refusal is an answer, not a fault. */
export async function carryOutOrder(
  deps: Deps,
  { requestId, ...order }: CaseOrder & { requestId: string },
): Promise<void> {
  const object = `${order.what === 'dispute' ? 'dispute' : 'case'} ${order.id}`;
  const line = { userId: null, action: 'decide', object, requestId } as const;
  await audited(deps, line, () => carryOut(deps, order)).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    deps.log.warn({ ...order, code: error.code }, 'a decision was refused');
  });
}

function carryOut(deps: Deps, { what, id, amount, words }: CaseOrder): Promise<void> {
  if (what === 'dispute') return decideDispute(deps, id, amount, words);
  return transact(deps.db, (tx) => endCase(deps, tx, { verb: verbOf({ what, amount }), id, amount, words }));
}
