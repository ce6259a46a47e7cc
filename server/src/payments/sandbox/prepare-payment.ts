import * as z from 'zod';
import { PREPARED } from '../../db/prepared';
import type { Deps } from '../../deps';

export const Prepared = z.object({
  merchant_uid: z.string().min(1).max(100),
  amount: z.coerce.number().int().min(1).max(100_000_000),
});

/** Null on success; otherwise PortOne's error message. */
export async function preparePayment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { merchant_uid: merchantUid, amount }: z.output<typeof Prepared>,
): Promise<string | null> {
  const row = await db
    .insertInto('sandboxPrepared')
    .values({ merchantUid, amount, createdAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('merchantUid')
    .modifyEnd(PREPARED)
    .executeTakeFirst();
  return row ? null : '이미 등록된 merchant_uid입니다.';
}
