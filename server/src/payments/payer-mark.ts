import { createHmac } from 'node:crypto';
import type { PaymentRecord } from './payment-rules';

/** With fewer digits shown two cards look alike. */
const DIGITS_MIN = 8;

/** The same card, the same mark; keyed, because so few digits are found by trying. Null where the provider shows too little. */
export function payerMarkOf(key: string, card: PaymentRecord['card']): string | null {
  const name = card?.name.trim() ?? '';
  const number = card?.number.replace(/[\s-]/g, '') ?? '';
  if (name === '' || number.replace(/\D/g, '').length < DIGITS_MIN) return null;
  return createHmac('sha256', key).update(`${name} ${number}`).digest('base64url');
}
