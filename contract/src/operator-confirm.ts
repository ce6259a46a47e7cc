import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { operatorChange, operatorRead } from './operator-shapes';
import { instant } from './shapes';

export const OperatorCode = z.object({
  /** An app is connected. */
  set: z.boolean(),
  /** The demo’s operator is everybody: no code. */
  shared: z.boolean(),
  /** What stands before money and personal data: nothing, a code, or connecting an app first. */
  step: z.enum(['NONE', 'CODE', 'SETUP']),
  /** Until when this sign-in is confirmed. */
  until: z.nullable(instant),
});
export type OperatorCode = z.infer<typeof OperatorCode>;

export const operatorCode = endpoint({
  ...operatorRead,
  path: '/api/operator/code',
  summary: 'Reads whether an authenticator app is connected and until when this sign-in is confirmed',
  response: OperatorCode,
});

export const OperatorKey = z.object({
  /** Base32, as it is typed into an app. */
  key: z.string(),
  /** The same as an `otpauth:` link. */
  uri: z.string(),
});
export type OperatorKey = z.infer<typeof OperatorKey>;

export const beginOperatorCode = endpoint({
  ...operatorChange,
  path: '/api/operator/code',
  summary: 'Makes a key for an authenticator app, shown once; it counts from the first right code on',
  response: OperatorKey,
  errors: ['NOT_OPERATOR', 'TIME_CODE_SET', 'BAD_REQUEST'],
  limit: { max: 10, seconds: 3600 },
});

export const confirmOperator = endpoint({
  ...operatorChange,
  path: '/api/operator/confirm',
  summary: 'Confirms this sign-in by a time code for ten minutes; no code counts twice',
  body: z.object({ code: z.string().check(z.regex(/^\d{6}$/, '숫자 6자리를 적어 주세요.')) }),
  response: z.object({ until: instant }),
  errors: ['NOT_OPERATOR', 'CONFIRM_SETUP', 'TIME_CODE_WRONG', 'TIME_CODE_LOCKED'],
  limit: { max: 30, seconds: 600 },
});
