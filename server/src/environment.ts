import { existsSync } from 'node:fs';
import * as z from 'zod';
import { areProxies, areRanges, hostAndPort, isDomain, isOrigin, isPushHost, isReachable } from './address-rules';
import { publicKeyOf } from './notifications/push/keys';

/** What can be set, as it is written. Every name is listed in docs/operations.md. */
export type Environment = z.output<typeof Variables>;

/** Or what is wrong, a sentence each. */
export function readEnvironment(env: Record<string, string | undefined>): Environment | string[] {
  const parsed = Checked.safeParse(withoutEmpty(env));
  return parsed.success ? parsed.data : parsed.error.issues.map(sentence);
}

const onOff = z.enum(['on', 'off'], 'must be on or off');
const url = z.url('must be an address such as https://example.org');
const postgres = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');
const origin = z.string().refine(isOrigin, 'must be an origin such as https://example.org');

const list = z
  .string()
  .default('')
  .transform((items) =>
    items
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test'], 'must be development, production or test').optional(),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  WEB_ORIGIN: origin.optional(),
  PUBLIC_ORIGIN: origin.optional(),
  COOKIE_DOMAIN: z.string().refine(isDomain, 'must be a domain such as example.org').optional(),
  TRUST_PROXY: z.string().refine(areProxies, 'must be addresses such as loopback or 10.0.0.0/8, or none').optional(),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: postgres.optional(),
  DATABASE_READ_URL: postgres.optional(),
  DATABASE_POOL: z.coerce.number('must be a number').int().min(1).max(200).default(10),
  DATABASE_TIMEOUT_SECONDS: z.coerce.number('must be a number of seconds').min(1).max(600).default(15),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(60).default(0.2),
  SSR_BUDGET_MS: z.coerce.number('must be a number of milliseconds').min(0).max(10_000).default(400),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional(),
  REDIS_SENTINELS: list.refine(
    (addresses) => addresses.every((address) => hostAndPort(address).port > 0),
    'must be addresses such as 10.0.0.1:26379, separated by commas',
  ),
  REDIS_CA: z.string().refine(existsSync, 'must be a file of certificates that can be read').optional(),
  METRICS_TOKEN: z.string().min(20, 'must be 20 characters or more').optional(),
  DEMO: onOff.optional(),
  DEMO_OPERATOR: z.enum(['here', 'anywhere', 'nobody'], 'must be here, anywhere or nobody').default('here'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level such as info')
    .default('info'),
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number above 0').positive('must be a number above 0').default(1),
  VALIDATE_ANSWERS: onOff.optional(),
  BUILTIN_LOGIN: onOff.optional(),
  KAKAO_CLIENT_ID: z.string().optional(),
  KAKAO_CLIENT_SECRET: z.string().optional(),
  NAVER_CLIENT_ID: z.string().optional(),
  NAVER_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  KAKAO_REST_KEY: z.string().optional(),
  KAKAO_LOCAL_URL: url.default('https://dapi.kakao.com'),
  KAKAO_MAP_KEY: z.string().optional(),
  KAKAO_SHARE_KEY: z.string().optional(),
  DAUM_POSTCODE: onOff.default('off'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('ap-northeast-2'),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_BUCKET: z.string().optional(),
  CLOUDINARY_CLOUD_NAME: z.string().optional(),
  CLOUDINARY_UPLOAD_PRESET: z.string().default('gonggu'),
  IMAGE_HOSTS: list,
  PORTONE_URL: url.default('https://api.iamport.kr'),
  PORTONE_KEY: z.string().optional(),
  PORTONE_SECRET: z.string().optional(),
  PORTONE_STORE_CODE: z.string().optional(),
  PORTONE_PG: z.string().default('html5_inicis'),
  PORTONE_NOTICE_ADDRESSES: z.string().refine(areRanges, 'must be addresses such as 203.0.113.0/24').optional(),
  PAYMENT_SANDBOX: onOff.optional(),
  CLIENT_MADE_PAYMENTS: onOff.optional(),
  PAYMENT_CHECK_SECONDS: z.coerce.number('must be a number of seconds').min(1).max(3600).default(60),
  PUSH: onOff.default('on'),
  PUSH_SUBJECT: z
    .string()
    .refine(isReachable, 'must be mailto:somebody@your.domain or an https address of yours: push services check it')
    .optional(),
  PUSH_HOSTS: list.refine(
    (hosts) => hosts.every(isPushHost),
    'must be hosts such as push.example.org or *.example.org',
  ),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  DATA_KEY: list.refine(
    (keys) => keys.every((key) => key.length >= 32),
    'must be 32 characters or more; a new one goes before the old one, with a comma between them',
  ),
  MASTER_KEY: list.refine(
    (keys) => keys.every((key) => key.length >= 32),
    'must be 32 characters or more; a new one goes before the old one, with a comma between them',
  ),
  LEGAL: onOff.optional(),
  LEGAL_DIR: z.string().optional(),
  LEADER_START_WON: z.coerce.number('must be a number of won').int().min(0).max(100_000_000).default(300_000),
  SERVICE_NAME: z.string().optional(),
  SERVICE_REGION: z.string().optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_REPRESENTATIVE: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_PHONE: z.string().optional(),
  OPERATOR_EMAIL: z.string().optional(),
  OPERATOR_BUSINESS_NO: z.string().optional(),
  OPERATOR_MAIL_ORDER_NO: z.string().optional(),
  PRIVACY_OFFICER: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url.optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], 'must be true or false').default('false'),
  FAULT_AT: z.string().optional(),
  TEST_CLOCK: onOff.default('off'),
  LLM_BASE_URL: url.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  /** Per user and day; further answers of that day come from the built-in assistant. */
  LLM_CALLS_PER_DAY: z.coerce.number('must be a whole number').int('must be a whole number').min(0).default(50),
});

/** With only half of a pair the sandbox would take over unnoticed. */
const Checked = Variables.check(({ value: e, issues }) => {
  const missing = (name: string, beside: string) =>
    issues.push({ code: 'custom', path: [name], message: `must be set beside ${beside}`, input: e });
  if (e.BACKUP_DIR && e.BACKUP_BUCKET)
    issues.push({ code: 'custom', path: ['BACKUP_BUCKET'], message: 'must not be set beside BACKUP_DIR', input: e });
  if (e.DATABASE_READ_URL && !e.DATABASE_URL) missing('DATABASE_URL', 'DATABASE_READ_URL');
  if (e.REDIS_SENTINELS.length > 0 && !e.REDIS_URL) missing('REDIS_URL', 'REDIS_SENTINELS');
  if (e.PORTONE_KEY && !e.PORTONE_SECRET) missing('PORTONE_SECRET', 'PORTONE_KEY');
  if (e.PORTONE_SECRET && !e.PORTONE_KEY) missing('PORTONE_KEY', 'PORTONE_SECRET');
  if (e.VAPID_PUBLIC_KEY && !e.VAPID_PRIVATE_KEY) missing('VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY');
  if (e.VAPID_PRIVATE_KEY && !e.VAPID_PUBLIC_KEY) missing('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY');
  else if (e.VAPID_PRIVATE_KEY && publicKeyOf(e.VAPID_PRIVATE_KEY) !== e.VAPID_PUBLIC_KEY)
    issues.push({ code: 'custom', path: ['VAPID_PRIVATE_KEY'], message: 'must belong to VAPID_PUBLIC_KEY', input: e });
});

/** `PORT=` in a shell means the same as no PORT at all. */
function withoutEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

function sentence(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message}.`;
}
