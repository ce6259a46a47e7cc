import type { UserId } from '@mungchi/contract';
import type { Tx } from '../../db/schema';

/** A lost phone: on the machine only. Whatever the old key had opened is shut. False: there was none. */
export async function forgetTimeCode(tx: Tx, userId: UserId): Promise<boolean> {
  await tx.deleteFrom('operatorConfirmations').where('userId', '=', userId).execute();
  const { numDeletedRows } = await tx.deleteFrom('operatorCodes').where('userId', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}
