import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { OperatorKey } from './operator-confirm';
import { operatorChange, operatorRead } from './operator-shapes';
import { done, instant, line, tokenText } from './shapes';

/** Settings that live in the database where the environment says nothing, by the names of their variables. */
export const SETTING_NAMES = [
  'KAKAO_CLIENT_ID',
  'KAKAO_CLIENT_SECRET',
  'NAVER_CLIENT_ID',
  'NAVER_CLIENT_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'SERVICE_NAME',
  'SERVICE_REGION',
  'PAYMENT_SANDBOX',
  'PORTONE_KEY',
  'PORTONE_SECRET',
  'PORTONE_STORE_CODE',
  'OPERATOR_NAME',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_ADDRESS',
  'OPERATOR_PHONE',
  'OPERATOR_EMAIL',
  'OPERATOR_BUSINESS_NO',
  'OPERATOR_MAIL_ORDER_NO',
  'PRIVACY_OFFICER',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

export const Setting = z.object({
  name: z.enum(SETTING_NAMES),
  isSecret: z.boolean(),
  /** Null where nothing is set, and of secrets. */
  value: z.nullable(z.string()),
  /** The environment wins; what it says cannot be changed here. */
  from: z.enum(['ENVIRONMENT', 'STORED', 'NONE']),
});
export type Setting = z.infer<typeof Setting>;

const settings = z
  .array(
    z.object({
      name: z.enum(SETTING_NAMES, '알 수 없는 설정이에요.'),
      /** Empty: taken away. */
      value: line(0, 300, '300자 안으로 적어 주세요.'),
    }),
  )
  .check(z.minLength(1), z.maxLength(SETTING_NAMES.length));

export const SETUP_PROVIDERS = ['kakao', 'naver', 'google'] as const;
export type SetupProvider = (typeof SETUP_PROVIDERS)[number];

/** What a setup still lacks before it can be finished. */
export const SETUP_LACKS = ['LOGIN', 'OPERATOR', 'CODE', 'SERVICE', 'PAYMENTS', 'MASTER_KEY', 'LEGAL'] as const;
export type SetupLack = (typeof SETUP_LACKS)[number];

export const Setup = z.object({
  /** What people open, and what is registered at each provider. */
  origin: z.string(),
  settings: z.array(Setting),
  /** Those somebody has signed in with. */
  tried: z.array(z.enum(SETUP_PROVIDERS)),
  /** Whether the built-in sign-in stands in. */
  builtIn: z.boolean(),
  /** Who signed in last, until they are the operator. */
  person: z.nullable(z.object({ name: z.string(), email: z.string() })),
  operator: z.enum(['NONE', 'NO_CODE', 'READY']),
  lacks: z.array(z.enum(SETUP_LACKS)),
  backups: z.array(z.object({ name: z.string(), takenAt: instant })),
});
export type Setup = z.infer<typeof Setup>;

/** Only while an installation is set up, and only for the browser that opened its one-time address: 404 for ever after. */
const during = { auth: 'public', limit: { max: 60, seconds: 60 } } as const;
const ERRORS = ['NOT_FOUND', 'SETUP_TAKEN', 'ORIGIN_REFUSED'] as const;

export const openSetup = endpoint({
  ...during,
  method: 'POST',
  path: '/api/setup/open',
  summary: 'Opens the setup with the one-time key that the start printed; the browser that opens it keeps it',
  body: z.object({ key: tokenText(100) }),
  response: Setup,
  errors: ERRORS,
});

export const readSetup = endpoint({
  ...during,
  method: 'GET',
  path: '/api/setup',
  summary: 'Reads how far the setup has come',
  response: Setup,
  errors: ERRORS,
});

export const saveSetup = endpoint({
  ...during,
  method: 'PUT',
  path: '/api/setup/settings',
  summary: 'Stores settings; keys of payments are tried first',
  body: z.object({ settings }),
  response: Setup,
  errors: [...ERRORS, 'BAD_REQUEST', 'SETTING_FIXED', 'SETUP_GAPS', 'PAYMENT_KEYS_WRONG'],
});

export const makeFirstOperator = endpoint({
  ...during,
  method: 'POST',
  path: '/api/setup/operator',
  summary: 'Makes whoever signed in the first operator; only while there is none',
  response: Setup,
  errors: [...ERRORS, 'LOGIN_REQUIRED'],
});

export const beginSetupCode = endpoint({
  ...during,
  method: 'POST',
  path: '/api/setup/code',
  summary: 'Makes the first operator’s key for an authenticator app, until the first right code',
  response: OperatorKey,
  errors: [...ERRORS, 'TIME_CODE_SET', 'BAD_REQUEST'],
});

export const confirmSetupCode = endpoint({
  ...during,
  method: 'POST',
  path: '/api/setup/confirm',
  summary: 'Proves the first operator’s authenticator app by a time code',
  body: z.object({ code: z.string().check(z.regex(/^\d{6}$/, '숫자 6자리를 적어 주세요.')) }),
  response: Setup,
  errors: [...ERRORS, 'CONFIRM_SETUP', 'TIME_CODE_WRONG', 'TIME_CODE_LOCKED'],
});

export const restoreInSetup = endpoint({
  ...during,
  method: 'POST',
  path: '/api/setup/restore',
  summary: 'Brings a backup back instead of a new beginning; only while nobody signed up here',
  body: z.object({ name: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/, '백업을 골라 주세요.')) }),
  response: done,
  errors: [...ERRORS, 'RESTORE_REFUSED'],
});

export const finishSetup = endpoint({
  ...during,
  method: 'POST',
  path: '/api/setup/finish',
  summary: 'Ends the setup and starts the service',
  response: done,
  errors: [...ERRORS, 'SETUP_GAPS'],
});

export const operatorSettings = endpoint({
  ...operatorRead,
  path: '/api/operator/settings',
  summary: 'Reads the settings and where each comes from; secrets are not shown',
  response: z.array(Setting),
});

export const changeSettings = endpoint({
  ...operatorChange,
  method: 'PUT',
  path: '/api/operator/settings',
  summary: 'Changes settings from the next start on',
  body: z.object({ settings }),
  errors: [
    'NOT_OPERATOR',
    'BAD_REQUEST',
    'SETTING_FIXED',
    'SANDBOX_BOOKED',
    'SETUP_GAPS',
    'PAYMENT_KEYS_WRONG',
    'CONFIRM_REQUIRED',
    'CONFIRM_SETUP',
  ],
});
