import type { OperatorCode, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { secondStepOf } from './time-code-rules';

type Who = { userId: UserId; sessionId: string };
type Row = { isDemo: boolean; isProven: boolean; until: Date | null };

/** How this sign-in stands to its second step. */
export async function readSecondStep({ db, config, now }: Deps, { userId, sessionId }: Who): Promise<OperatorCode> {
  const { rows } = await sql<Row>`
    select u.demo as is_demo, c.proven_at is not null as is_proven, (
      select o.until from operator_confirmations o
      where o.user_id = u.id and o.session_id = ${sessionId} and o.until > ${now()}) as until
    from users u left join operator_codes c on c.user_id = u.id where u.id = ${userId}`.execute(db);
  const { isDemo, isProven, until } = rows[0]!;
  return {
    set: isProven,
    shared: isDemo,
    step: secondStepOf({ isDemo, isProven, hasRealKeys: config.payments.portone !== null }),
    until: isProven && until ? until.toISOString() : null,
  };
}

/** For what moves money, ends an account or unmasks a person: refused unless a code was given a few minutes ago. */
export async function assertConfirmed(deps: Deps, who: Who): Promise<void> {
  const { step, until } = await readSecondStep(deps, who);
  if (step === 'SETUP') throw new Refusal('CONFIRM_SETUP');
  if (step === 'CODE' && until === null) throw new Refusal('CONFIRM_REQUIRED');
}
