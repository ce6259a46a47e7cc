import type { BankCode, PayoutId, UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import { unsealText } from '../db/sealed-text';
import type { Deps } from '../deps';
import { accountNumbers } from './account-number';
import type { PastAccount } from './forget-accounts';
import { ledBoards } from './led-boards';
import { senderOf } from './payout-senders';

/** The payout that came back: its first number, and where it went. */
type Returned = { id: PayoutId; againOf: PayoutId | null; bank: BankCode };

/**
 * Nobody is there to ask again for what came back to somebody who left: the service does, so that it stands before an operator. The
 * account is the one that the law kept; it goes again with the end of the payout. The person and the purchases are locked.
 */
export async function payAgain(deps: Deps, tx: Tx, userId: UserId, returned: Returned | null): Promise<void> {
  const at = deps.now();
  const boards = await ledBoards(deps, tx, userId, at);
  const parts = boards.map(({ boardId, balance, requested }) => ({ boardId, amount: balance - requested }));
  const owed = parts.filter(({ amount }) => amount > 0);
  if (owed.length === 0) return;
  const first = returned?.againOf ?? returned?.id ?? null;
  const account = await keptAccount(deps, tx, userId, first);
  const numbers = await accountNumbers(deps, tx, at);
  const { id } = await tx
    .insertInto('payouts')
    .values({
      userId,
      amount: owed.reduce((sum, { amount }) => sum + amount, 0),
      bank: account?.bank ?? returned?.bank ?? '004',
      number: account ? numbers.seal(account.number) : null,
      last4: account?.number.slice(-4) ?? '',
      holder: account?.holder ?? '',
      requestedAt: at,
      againOf: first,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('payoutParts')
    .values(owed.map((part) => ({ payoutId: id, ...part })))
    .execute();
  await senderOf(deps.config).take(deps, tx, id);
}

/** That of the payout, else the latest one; none where nothing is kept any more, or no key of ours opens it. */
async function keptAccount(
  { keys }: Deps,
  tx: Tx,
  userId: UserId,
  first: PayoutId | null,
): Promise<PastAccount | null> {
  const sealed = tx.selectFrom('retainedPeople').select('sealed').where('userId', '=', userId);
  const row = await sealed.executeTakeFirst();
  if (!row) return null;
  const { accounts = [] } = JSON.parse(unsealText(keys.retained.accepted(), row.sealed)) as {
    accounts?: PastAccount[];
  };
  return accounts.find(({ payoutId }) => payoutId === first) ?? accounts.at(-1) ?? null;
}
