import * as z from 'zod';
import type { Db } from '../../db/schema';

export const Cancel = z.object({
  imp_uid: z.string().max(64),
  amount: z.coerce.number().int().positive().optional(),
  checksum: z.coerce.number().int().optional(),
  reason: z.string().max(200).optional(),
});

/** Null on success; otherwise PortOne's error message. */
export async function cancelPayment(db: Db, cancel: z.output<typeof Cancel>): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const payment = await tx
      .selectFrom('sandboxPayments')
      .selectAll()
      .where('impUid', '=', cancel.imp_uid)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) return '존재하지 않는 결제정보입니다.';
    const balance = payment.amount - payment.cancelAmount;
    if (payment.status !== 'paid') return '취소할 수 없는 상태의 결제입니다.';
    if (cancel.checksum !== undefined && cancel.checksum !== balance) return '환불 가능 금액이 일치하지 않습니다.';
    const amount = cancel.amount ?? balance;
    if (amount > balance) return '환불 가능 금액을 초과했습니다.';
    const cancelAmount = payment.cancelAmount + amount;
    const status = cancelAmount === payment.amount ? ('cancelled' as const) : ('paid' as const);
    await tx
      .updateTable('sandboxPayments')
      .set({ cancelAmount, status })
      .where('impUid', '=', payment.impUid)
      .execute();
    return null;
  });
}
