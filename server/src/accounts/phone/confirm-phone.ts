import type { UserId } from '@mungchi/contract';
import { lockWriter } from '../../db/lock-writer';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { ProviderRefused, ProviderUnavailable } from '../../payments/provider/payment-provider';
import { Refusal } from '../../refusal';
import { verifyPhone } from '../../users/verify-phone';
import { isOver } from './phone-check-rules';
import type { PhoneAnswer, PhoneCheck, VerifiedPhone } from './phone-verifier';

type Needed = Pick<Deps, 'db' | 'now' | 'phones'>;

/** Ends a check: the phone is the person's own from now on. A wrong answer counts, the fifth ends it. */
export async function confirmPhone(deps: Needed, userId: UserId, answer: PhoneAnswer): Promise<void> {
  // Counted before it is read, so that many at once are not so many guesses.
  const check = await deps.db
    .updateTable('phoneChecks')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!deps.phones || !check || isOver(check, deps.now())) throw new Refusal('PHONE_CODE_OLD');
  const verified = await read(deps, check, answer);
  if (!verified) throw new Refusal('PHONE_CODE_WRONG');
  await transact(deps.db, async (tx) => {
    await lockWriter(tx, userId);
    await tx.deleteFrom('phoneChecks').where('userId', '=', userId).execute();
    await verifyPhone(tx, userId, verified, deps.now());
  });
}

async function read({ phones }: Needed, check: PhoneCheck, answer: PhoneAnswer): Promise<VerifiedPhone | null> {
  try {
    return await phones!.read(check, answer);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new Refusal('PROVIDER_UNAVAILABLE');
    if (error instanceof ProviderRefused) return null;
    throw error;
  }
}
