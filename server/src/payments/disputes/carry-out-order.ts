import type { DisputeId } from '@mungchi/contract';
import { audited } from '../../audit/audited';
import { assertTypedAgain } from '../../audit/typed-again';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { movesMoney } from '../cases/case-verb-rules';
import { endCaseBy } from '../cases/end-case-by';
import { type CaseOrder, verbOf } from './case-order';
import { decideDispute } from './decide-dispute';

type Ordered = CaseOrder & { requestId: string };

/** Does what an operator decided on the command line, as the console does. A refusal is an answer, not a fault. */
export async function carryOutOrder(deps: Deps, { requestId, ...order }: Ordered): Promise<void> {
  const object = `${order.what === 'dispute' ? 'dispute' : 'case'} ${order.id}`;
  const line = { userId: null, action: 'decide', object, requestId } as const;
  await audited(deps, line, () => carryOut(deps, { requestId, ...order })).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    deps.log.warn({ ...order, code: error.code }, 'a decision was refused');
  });
}

async function carryOut(deps: Deps, { what, id, amount, words, sum, requestId }: Ordered): Promise<void> {
  const by = { byId: null, requestId };
  if (what === 'dispute') {
    assertTypedAgain(amount, sum ?? amount);
    return decideDispute(deps, id as DisputeId, amount, words, by);
  }
  const verb = verbOf({ what, amount });
  await transact(deps.db, async (tx) => {
    const meant = sum === undefined && movesMoney(verb) && verb !== 'REFUND' ? await amountOf(tx, id) : amount;
    await endCaseBy(deps, tx, by, id, { verb, amount: meant, sum: sum ?? meant, reason: words });
  });
}

/** An order of the release before named no sum: it is about all of the case. */
async function amountOf(tx: Tx, id: number): Promise<number> {
  const row = await tx.selectFrom('moneyCases').select('amount').where('id', '=', id).executeTakeFirst();
  return row?.amount ?? 0;
}
