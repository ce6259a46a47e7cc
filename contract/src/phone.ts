import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { done, text } from './shapes';
import { Phone } from './sign-up';

/** How many digits the code of a message has. */
export const PHONE_CODE_DIGITS = 6;

export const requestPhoneCode = endpoint({
  method: 'POST',
  path: '/api/users/phone/request',
  summary: 'Starts verifying the phone number of the caller’s account, or the given one',
  auth: 'user',
  body: z.optional(z.object({ phone: z.optional(Phone) })),
  response: z.union([
    /** The stand-in: a page shows the message that a phone would get. */
    z.object({ by: z.literal('code'), messagePath: z.string() }),
    /** PortOne's certification, opened by its script; `impUid` of its answer confirms. */
    z.object({ by: z.literal('portone'), merchantUid: z.string(), storeCode: z.string() }),
  ]),
  errors: ['SIGNUP_REQUIRED', 'PHONE_TAKEN', 'NOT_FOUND'],
  limit: { max: 5, seconds: 3600 },
});

export const confirmPhone = endpoint({
  method: 'POST',
  path: '/api/users/phone/confirm',
  summary: 'Verifies the phone number by the code of the message, or by PortOne’s certification',
  auth: 'user',
  /** One of the two. */
  body: z.object({
    code: z.optional(text(1, 20, '인증번호를 입력해 주세요.')),
    impUid: z.optional(text(1, 100, '인증을 다시 해 주세요.')),
  }),
  response: done,
  errors: ['PHONE_CODE_WRONG', 'PHONE_CODE_OLD', 'PHONE_TAKEN', 'PROVIDER_UNAVAILABLE'],
  limit: { max: 10, seconds: 600 },
});
