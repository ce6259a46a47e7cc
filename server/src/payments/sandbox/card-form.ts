import * as z from 'zod';

const text = (max: number) => z.string().max(max).default('');

export const CardForm = z.object({
  merchant_uid: z.string().min(1).max(100),
  amount: z.coerce.number().int().min(1).max(100_000_000),
  name: text(200),
  buyer_name: text(100),
  buyer_email: text(200),
  m_redirect_url: z.string().min(1).max(500),
  choice: z.enum(['approve', 'decline', 'close']).optional(),
});
export type CardForm = z.output<typeof CardForm>;
