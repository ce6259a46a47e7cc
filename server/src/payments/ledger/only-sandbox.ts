import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../config';
import { providerOf } from '../provider/provider-of';

/** Beside real keys: a purchase into which nobody but the sandbox ever paid. Its sums are nobody's money. */
export function isOnlySandbox(config: Pick<Config, 'payments'>, boardId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (providerOf(config) === 'SANDBOX') return sql`false`;
  return sql`(select coalesce(bool_and(provider = 'SANDBOX'), false) from ledger_sets tried
    where tried.board_id = ${boardId} and tried.kind = 'PAYMENT')`;
}

/** The same of a payout: all of it comes from such purchases. */
export function isSandboxPayout(config: Pick<Config, 'payments'>, payoutId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(select coalesce(bool_and(${isOnlySandbox(config, sql`part.board_id`)}), false)
    from payout_parts part where part.payout_id = ${payoutId})`;
}
