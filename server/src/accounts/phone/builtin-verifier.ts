import { createHmac } from 'node:crypto';
import { PHONE_CODE_DIGITS } from '@mungchi/contract';
import { sameSecret } from '../../users/sign-in/same-secret';
import type { PhoneVerifier } from './phone-verifier';

export const MESSAGE_PATH = '/sandbox/phone';

/** No message is sent: a page of ours shows it. */
export function builtinVerifier(key: string): PhoneVerifier {
  return {
    start: ({ ticket }) => ({ by: 'code', messagePath: `${MESSAGE_PATH}/${ticket}` }),
    read: async ({ ticket, phone }, answer) =>
      'code' in answer && sameSecret(answer.code, phoneCodeOf(key, ticket)) ? { phone, name: null } : null,
  };
}

/** Follows from the ticket, so that it is stored nowhere. */
export function phoneCodeOf(key: string, ticket: string): string {
  const number = createHmac('sha256', key).update(`phone ${ticket}`).digest().readUInt32BE(0);
  return String(number % 10 ** PHONE_CODE_DIGITS).padStart(PHONE_CODE_DIGITS, '0');
}
