import { randomBytes } from 'node:crypto';
import type { UserId } from '@mungchi/contract';
import { lockWriter } from '../../db/lock-writer';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { signedUpUser } from '../../users/user-rows';
import { assertPhoneFree } from '../../users/verify-phone';
import type { PhoneStart } from './phone-verifier';

/** Starts a check of a person's phone; an older one of theirs no longer counts. */
export async function requestCode(
  { db, now, phones }: Pick<Deps, 'db' | 'now' | 'phones'>,
  userId: UserId,
  named: string | undefined,
): Promise<PhoneStart> {
  if (!phones) throw new Refusal('NOT_FOUND');
  const phone = named ?? (await signedUpUser(db, userId)).phone;
  if (!phone) throw new Refusal('INVALID_FIELDS', { phone: '전화번호를 입력해 주세요.' });
  await assertPhoneFree(db, userId, phone);
  const check = { phone, ticket: `phone_${randomBytes(16).toString('hex')}` };
  await transact(db, async (tx) => {
    await lockWriter(tx, userId);
    await tx
      .insertInto('phoneChecks')
      .values({ userId, ...check, tries: 0, askedAt: now() })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...check, tries: 0, askedAt: now() }))
      .execute();
  });
  return phones.start(check);
}
