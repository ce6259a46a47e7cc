import type { UserId } from '@mungchi/contract';
import type { Db, Tx } from '../db/schema';
import { Refusal } from '../refusal';

/** The phone is this person's own. Two who show the same at once: the unique index lets one through. */
export async function verifyPhone(
  tx: Tx,
  userId: UserId,
  { phone, name }: { phone: string; name: string | null },
  at: Date,
): Promise<void> {
  try {
    await tx
      .updateTable('users')
      .set((eb) => ({ phone, phoneVerifiedAt: at, verifiedName: name ?? eb.ref('name') }))
      .where('id', '=', userId)
      .where('leftAt', 'is', null)
      .execute();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'users_verified_phone') throw new Refusal('PHONE_TAKEN');
    throw error;
  }
}

/** Until it is shown again, the phone is only what the person says. False: it was no more than that. */
export async function unverifyPhone(tx: Tx, userId: UserId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ phoneVerifiedAt: null, verifiedName: null })
    .where('id', '=', userId)
    .where('phoneVerifiedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Refuses a phone that another account has shown to be its own. */
export async function assertPhoneFree(db: Db, userId: UserId, phone: string): Promise<void> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .where('phoneVerifiedAt', 'is not', null)
    .where('id', '<>', userId)
    .executeTakeFirst();
  if (other) throw new Refusal('PHONE_TAKEN');
}
