import type { PayoutId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { accountNumbers } from '../../payouts/account-number';
import { csvOfOpen, listOpen } from '../../payouts/list-open';
import { Refusal } from '../../refusal';
import { assertNotOwn, look, type Operator } from '../operator';

/** The account of a payout that waits. On record before it is shown. */
export async function readAccountAs(deps: Deps, operator: Operator, payoutId: PayoutId): Promise<string> {
  const { db, now } = deps;
  const found = db.selectFrom('payouts').select(['userId', 'number']).where('id', '=', payoutId);
  const payout = await found.where('state', '=', 'REQUESTED').executeTakeFirst();
  if (!payout?.number) throw new Refusal('NOT_FOUND');
  assertNotOwn(operator, [payout.userId]);
  await look(deps, operator, { what: 'read.account', target: `payout ${payoutId}` });
  return (await accountNumbers(deps, db, now())).read(payout.number);
}

/** All that wait, as a file for the bank. */
export async function readAccounts(deps: Deps, operator: Operator): Promise<{ csv: string; count: number }> {
  const open = await listOpen(deps);
  await look(deps, operator, { what: 'read.accounts', target: `${open.length} payouts` });
  return { csv: csvOfOpen(open), count: open.length };
}
