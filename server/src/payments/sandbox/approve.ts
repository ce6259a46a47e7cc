import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Deps } from '../../deps';

const whole = z.coerce.number().int();

/** The request of the card page, and the failure mode a test asks for. */
export const CardPayment = z.object({
  merchant_uid: z.string().min(1).max(100),
  amount: whole.min(1).max(100_000_000),
  buyer_email: z.string().max(200).default(''),
  buyer_name: z.string().max(100).default(''),
  name: z.string().max(200).default(''),
  options: z
    .object({
      decline: z.union([z.boolean(), z.string().max(200)]).optional(),
      /** Approved only after this long, as a slow bank would. */
      delay_ms: whole.min(0).max(10_000).optional(),
      report_amount: whole.optional(),
      /** Forgets what was registered, as a provider that does not check it. */
      unprepared: z.boolean().optional(),
      webhook: z.enum(['now', 'late', 'twice', 'never']).optional(),
      failing_reads: whole.min(0).max(1000).optional(),
      slow_reads_ms: whole.min(0).max(20_000).optional(),
      card: z.object({ name: z.string().max(50), number: z.string().max(50) }).optional(),
    })
    .default({}),
});
export type CardPayment = z.output<typeof CardPayment>;

export type CardAnswer = { imp_uid: string; merchant_uid: string; success: boolean; error_msg: string | null };

const LATE_MS = 30_000;
const TAMPERED = '결제 금액이 등록된 금액과 달라요.';

/** Approves or declines. The webhook is a job, so it is sent even if the process dies in between. */
export async function approve({ db, now, jobs }: Deps, payment: CardPayment): Promise<CardAnswer> {
  const { options } = payment;
  if (options.delay_ms) await new Promise((resolve) => setTimeout(resolve, options.delay_ms));
  const declined = options.decline
    ? typeof options.decline === 'string'
      ? options.decline
      : '카드 승인이 거절됐어요.'
    : (await isTampered(db, payment))
      ? TAMPERED
      : null;
  const impUid = `imp_${randomBytes(8).toString('hex')}`;
  const row = {
    impUid,
    merchantUid: payment.merchant_uid,
    amount: payment.amount,
    reportedAmount: options.report_amount ?? payment.amount,
    name: payment.name,
    buyerName: payment.buyer_name,
    buyerEmail: payment.buyer_email,
    failingReads: options.failing_reads ?? 0,
    slowReadsMs: options.slow_reads_ms ?? 0,
    cardName: options.card?.name ?? null,
    cardNumber: options.card?.number ?? null,
    createdAt: now(),
  };
  const approved = await db.transaction().execute(async (tx) => {
    const paid = declined
      ? undefined
      : await tx
          .insertInto('sandboxPayments')
          .values({ ...row, status: 'paid', failReason: null })
          .onConflict((conflict) => conflict.column('merchantUid').where('status', '=', 'paid').doNothing())
          .returning('impUid')
          .executeTakeFirst();
    if (!paid) {
      const failReason = declined ?? '이미 결제가 끝난 주문이에요.';
      await tx
        .insertInto('sandboxPayments')
        .values({ ...row, status: 'failed', failReason })
        .execute();
    }
    const webhook = options.webhook ?? 'now';
    const runAt = new Date(now().getTime() + (webhook === 'late' ? LATE_MS : 0));
    const times = webhook === 'never' ? 0 : webhook === 'twice' ? 2 : 1;
    for (let i = 0; i < times; i++)
      await jobs.add(tx, 'sandbox.webhook', { impUid, merchantUid: row.merchantUid }, { runAt });
    return paid !== undefined;
  });
  const error = approved ? null : (declined ?? '이미 결제가 끝난 주문이에요.');
  return { imp_uid: impUid, merchant_uid: row.merchantUid, success: approved, error_msg: error };
}

async function isTampered(db: Deps['db'], { merchant_uid, amount, options }: CardPayment): Promise<boolean> {
  if (options.unprepared) return false;
  const prepared = await db
    .selectFrom('sandboxPrepared')
    .select('amount')
    .where('merchantUid', '=', merchant_uid)
    .executeTakeFirst();
  return prepared !== undefined && prepared.amount !== amount;
}
