import type { RoomId, UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { PaymentRecord } from './payment-rules';

type Trouble = { record: PaymentRecord; why: string; roomId: RoomId; userId: UserId };

/** Keeps a payment that did not fit for an operator, without the buyer. The same payment again is the same row. */
export async function noteTrouble(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  { record, why, roomId, userId }: Trouble,
): Promise<void> {
  const { impUid, merchantUid, status, amount, currency, cancelledAmount } = record;
  await db
    .insertInto('paymentTroubles')
    .values({
      impUid,
      merchantUid,
      record: JSON.stringify({ status, amount, currency, cancelledAmount }),
      why,
      boardId: roomId,
      userId,
      seenAt: now(),
    })
    .onConflict((conflict) => conflict.column('impUid').doNothing())
    .execute()
    .catch((err: unknown) => log.error({ err, impUid }, 'a payment that did not fit is not kept'));
}
