import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import { sealText } from '../db/sealed-text';
import { sealingKey } from '../db/shared-keys';
import type { Deps } from '../deps';
import { forgetAccounts } from '../payouts/forget-accounts';

const YEARS_AFTER_MONEY = 5;
const YEARS_AFTER_DISPUTE = 3;

/**
 * Name, phone, e-mail and past accounts of somebody whose money moved or who was in a dispute: apart and sealed, until
 * five years after the last movement and three after the last dispute, whichever is later.
 */
export async function keepByLaw(deps: Pick<Deps, 'config'>, tx: Tx, userId: UserId, at: Date): Promise<void> {
  const { rows } = await sql<{ until: Date | null }>`
    with mine as (
      select id from participants where user_id = ${userId}
    ), led as (
      select id from boards where leader_id = ${userId}
    )
    select greatest(
      (select max(at) from ledger_sets where participant_id in (table mine) or board_id in (table led))
        + make_interval(years => ${YEARS_AFTER_MONEY}),
      (select max(ended_at) from disputes where participant_id in (table mine) or board_id in (table led))
        + make_interval(years => ${YEARS_AFTER_DISPUTE})
    ) as until`.execute(tx);
  const until = rows[0]?.until;
  const accounts = await forgetAccounts(deps, tx, userId, at);
  if (!until) return;
  const person = await tx
    .selectFrom('users')
    .select(['name', 'phone', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const kept = { ...person, ...(accounts.length > 0 && { accounts }) };
  const sealed = sealText(await sealingKey(tx, 'retained', at, deps.config.masterKeys), JSON.stringify(kept));
  await tx
    .insertInto('retainedPeople')
    .values({ userId, sealed, until })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ sealed, until }))
    .execute();
}
