import { PHONE_DIGITS } from '@mungchi/contract';

/** `01012345678` → `010-1234-5678`; whatever is no digit goes. */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, PHONE_DIGITS);
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join('-');
}
