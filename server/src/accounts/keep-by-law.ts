import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import { sealText } from '../db/sealed-text';
import { sealingKey } from '../db/shared-keys';
import type { Deps } from '../deps';
import { forgetAccounts } from '../payouts/forget-accounts';

const YEARS = 5;

/** Name, phone, e-mail and past accounts of somebody whose money moved: apart and sealed, until five years after it last did. */
export async function keepByLaw(deps: Pick<Deps, 'config'>, tx: Tx, userId: UserId, at: Date): Promise<void> {
  const { rows } = await sql<{ last: Date | null }>`
    select max(s.at) as last from ledger_sets s
    where s.participant_id in (select id from participants where user_id = ${userId})
      or s.board_id in (select id from boards where leader_id = ${userId})`.execute(tx);
  const last = rows[0]?.last;
  const accounts = await forgetAccounts(deps, tx, userId, at);
  if (!last) return;
  const person = await tx
    .selectFrom('users')
    .select(['name', 'phone', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const until = new Date(last);
  until.setUTCFullYear(until.getUTCFullYear() + YEARS);
  const kept = { ...person, ...(accounts.length > 0 && { accounts }) };
  const sealed = sealText(await sealingKey(tx, 'retained', at), JSON.stringify(kept));
  await tx
    .insertInto('retainedPeople')
    .values({ userId, sealed, until })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ sealed, until }))
    .execute();
}
