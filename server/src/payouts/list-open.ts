import { BANKS, csvOf, type PayoutId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { isSandboxPayout } from '../payments/ledger/only-sandbox';
import { printable } from '../printable';
import { accountNumbers } from './account-number';

type Needed = Pick<Deps, 'db' | 'now' | 'log' | 'config'>;
const HEAD = ['payout', 'requested', 'person', 'bank', 'code', 'account', 'holder', 'verified name', 'won'];

/** What an operator has to transfer, oldest first, with whole numbers; whoever shows it writes its line in the audit. */
export async function listOpen(deps: Needed, ids?: readonly PayoutId[]): Promise<string[][]> {
  const open = await deps.db
    .selectFrom('payouts')
    .innerJoin('users', 'users.id', 'payouts.userId')
    .select(['payouts.id', 'userId', 'amount', 'bank', 'number', 'holder', 'requestedAt', 'verifiedName'])
    .where('state', '=', 'REQUESTED')
    .where((eb) => eb.not(isSandboxPayout(deps.config, sql`payouts.id`)))
    .$if(ids !== undefined, (query) => query.where('payouts.id', 'in', [...ids!]))
    .orderBy('payouts.id')
    .execute();
  const numbers = await accountNumbers(deps, deps.db, deps.now());
  return open.map(({ id, userId, amount, bank, number, holder, requestedAt, verifiedName }) => [
    String(id),
    requestedAt.toISOString(),
    String(userId),
    BANKS[bank].name,
    bank,
    number === null ? '' : numbers.read(number),
    printable(holder),
    printable(verifiedName ?? 'not verified'),
    String(amount),
  ]);
}

/** For a spreadsheet: code and number of an account stay text there, or the zeros in front would go. */
export function csvOfOpen(open: readonly string[][]): string {
  const isDigits = (column: number) => HEAD[column] === 'code' || HEAD[column] === 'account';
  const rows = open.map((line) => line.map((text, column) => (isDigits(column) ? { text } : text)));
  return csvOf([HEAD, ...rows]);
}
