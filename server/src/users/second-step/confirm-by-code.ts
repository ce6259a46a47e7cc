import { CONFIRM_MINUTES, type RefusalCode, type UserId } from '@mungchi/contract';
import { logAct } from '../../audit/log-act';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { codeSecrets } from './code-secrets';
import { isLocked, matchingStep } from './time-code-rules';

export type Confirming = { userId: UserId; sessionId: string; requestId: string };

/** A right code opens this sign-in for some minutes; the first one proves the key. What is wrong is counted though it is refused. */
export async function confirmByCode(deps: Deps, who: Confirming, code: string): Promise<Date> {
  const outcome = await transact(deps.db, (tx) => tryCode(deps, tx, who, code));
  if (outcome instanceof Date) return outcome;
  throw new Refusal(outcome);
}

async function tryCode(
  deps: Deps,
  tx: Tx,
  { userId, sessionId, requestId }: Confirming,
  code: string,
): Promise<Date | RefusalCode> {
  const now = deps.now();
  const mine = tx.selectFrom('operatorCodes').selectAll().where('userId', '=', userId);
  const row = await mine.forUpdate().executeTakeFirst();
  if (!row) return 'CONFIRM_SETUP';
  if (isLocked(row, now)) return 'TIME_CODE_LOCKED';
  const note = (what: 'code.set' | 'code.confirm' | 'code.locked') =>
    logAct(tx, { at: now, byId: userId, requestId, what, target: `person ${userId}` });
  const change = tx.updateTable('operatorCodes').where('userId', '=', userId);

  const step = matchingStep((await codeSecrets(deps, tx)).open(row.secret), code, row.lastStep, now);
  if (step === null) {
    const wrong = row.wrong + 1;
    await change.set({ wrong, wrongAt: now }).execute();
    if (isLocked({ wrong, wrongAt: now }, now)) await note('code.locked');
    return 'TIME_CODE_WRONG';
  }
  await change.set({ lastStep: step, wrong: 0, wrongAt: null, provenAt: row.provenAt ?? now }).execute();
  await note(row.provenAt ? 'code.confirm' : 'code.set');
  return openSession(tx, userId, sessionId, now);
}

async function openSession(tx: Tx, userId: UserId, sessionId: string, now: Date): Promise<Date> {
  const until = new Date(now.getTime() + CONFIRM_MINUTES * 60_000);
  await tx.deleteFrom('operatorConfirmations').where('userId', '=', userId).where('until', '<=', now).execute();
  await tx
    .insertInto('operatorConfirmations')
    .values({ userId, sessionId, until })
    .onConflict((conflict) => conflict.columns(['userId', 'sessionId']).doUpdateSet({ until }))
    .execute();
  return until;
}
