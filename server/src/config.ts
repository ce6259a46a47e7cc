import { isIP } from 'node:net';
import * as z from 'zod';
import { publicKeyOf } from './notifications/push/keys';
import { StartRefusal } from './start-refusal';

/** The only place that reads the environment. Every name is listed in docs/operations.md. */
export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends StartRefusal {}

export function readConfig(env: Record<string, string | undefined>) {
  const parsed = Environment.safeParse(withoutEmpty(env));
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(sentence).join('\n'));
  const e = parsed.data;
  const realPayments = Boolean(e.PORTONE_KEY && e.PORTONE_SECRET);
  const realIdentity = Boolean(e.KAKAO_CLIENT_ID ?? e.NAVER_CLIENT_ID ?? e.GOOGLE_CLIENT_ID);
  // With real keys the default is production, unless NODE_ENV says otherwise.
  const production = e.NODE_ENV ? e.NODE_ENV === 'production' : realPayments || realIdentity;
  if (production && e.FAULT_AT) throw new ConfigError('FAULT_AT is for tests and has no place in production.');
  if (production && e.PUSH_HOSTS.some((host) => host.startsWith('http:'))) {
    throw new ConfigError('PUSH_HOSTS must be https in production: a bare host name is.');
  }
  if (e.DEMO === 'on' && (production || realPayments)) {
    throw new ConfigError(
      'DEMO fills the database with invented people and has no place in production or beside payment keys.',
    );
  }
  return {
    production,
    port: e.PORT,
    host: e.HOST,
    /** Null means the origin of the request. */
    webOrigin: e.WEB_ORIGIN ?? null,
    /** The public address of this server. Null means the origin of the request. */
    publicOrigin: e.PUBLIC_ORIGIN ?? null,
    /** Null means a host-only refresh cookie. */
    cookieDomain: e.COOKIE_DOMAIN ?? null,
    /** Addresses of proxies whose forwarding headers are trusted. */
    trustProxy: e.TRUST_PROXY === undefined || e.TRUST_PROXY === 'none' ? false : e.TRUST_PROXY,
    /** Whether the operator set it, even to `none`. */
    proxiesNamed: e.TRUST_PROXY !== undefined,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL ?? null,
    databasePool: e.DATABASE_POOL,
    /** Statement timeout for requests. */
    databaseLimitMs: e.DATABASE_TIMEOUT_SECONDS * 1000,
    /** How long a node that is told to stop reports not ready before it closes. */
    drainMs: e.DRAIN_SECONDS * 1000,
    redisUrl: e.REDIS_URL ?? null,
    /** When there are any, the host of REDIS_URL is the primary's name among them. */
    redisSentinels: e.REDIS_SENTINELS.map(hostAndPort),
    demo: e.DEMO ? e.DEMO === 'on' : !(production || realPayments),
    logLevel: e.LOG_LEVEL,
    rateLimitFactor: e.RATE_LIMIT_FACTOR,
    validateAnswers: e.VALIDATE_ANSWERS ? e.VALIDATE_ANSWERS === 'on' : !production,
    identity: {
      kakao: credentials(e.KAKAO_CLIENT_ID, e.KAKAO_CLIENT_SECRET),
      naver: credentials(e.NAVER_CLIENT_ID, e.NAVER_CLIENT_SECRET),
      google: credentials(e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET),
      builtIn: e.BUILTIN_LOGIN ? e.BUILTIN_LOGIN === 'on' : !production,
    },
    places: { kakaoRestKey: e.KAKAO_REST_KEY ?? null, kakaoUrl: e.KAKAO_LOCAL_URL },
    browser: {
      kakaoMapKey: e.KAKAO_MAP_KEY ?? null,
      kakaoShareKey: e.KAKAO_SHARE_KEY ?? null,
      daumPostcode: e.DAUM_POSTCODE === 'on',
    },
    media: {
      s3: e.S3_BUCKET
        ? {
            bucket: e.S3_BUCKET,
            region: e.S3_REGION,
            endpoint: e.S3_ENDPOINT ?? null,
            accessKeyId: e.S3_ACCESS_KEY_ID ?? null,
            secretAccessKey: e.S3_SECRET_ACCESS_KEY ?? null,
          }
        : null,
      cloudinary: e.CLOUDINARY_CLOUD_NAME
        ? { cloudName: e.CLOUDINARY_CLOUD_NAME, preset: e.CLOUDINARY_UPLOAD_PRESET }
        : null,
      /** Hosts other than our own whose pictures a post may show. */
      imageHosts: e.IMAGE_HOSTS,
    },
    payments: {
      portone:
        e.PORTONE_KEY && e.PORTONE_SECRET
          ? {
              url: e.PORTONE_URL,
              key: e.PORTONE_KEY,
              secret: e.PORTONE_SECRET,
              storeCode: e.PORTONE_STORE_CODE ?? '',
              pg: e.PORTONE_PG,
              /**
               * Addresses that may send payment webhooks; null means any address, and then nothing in them is trusted.
               */
              noticeAddresses: e.PORTONE_NOTICE_ADDRESSES?.split(',').map((address) => address.trim()) ?? null,
            }
          : null,
      sandbox: e.PAYMENT_SANDBOX ? e.PAYMENT_SANDBOX === 'on' : !production,
      /** Accepts payments whose order id the client made up; only the payer's e-mail identifies them. */
      clientMade: e.CLIENT_MADE_PAYMENTS ? e.CLIENT_MADE_PAYMENTS === 'on' : !(e.PORTONE_KEY && e.PORTONE_SECRET),
      /** How long an order may stay without a report before the provider is asked. */
      checkAfterMs: e.PAYMENT_CHECK_SECONDS * 1000,
    },
    /** Null switches push messages off. */
    push:
      e.PUSH === 'off'
        ? null
        : {
            subject: e.PUSH_SUBJECT ?? pushSubject(e.WEB_ORIGIN ?? e.PUBLIC_ORIGIN),
            /** Push services beside the known ones: hosts, and origins for tests. */
            hosts: e.PUSH_HOSTS,
            /** Null means made once and kept in the database. */
            privateKey: e.VAPID_PRIVATE_KEY ?? null,
          },
    legal: {
      /** Whether opening and joining ask for the needed consents. */
      on: e.LEGAL ? e.LEGAL === 'on' : production,
      /** Null means the drafts in server/legal. */
      dir: e.LEGAL_DIR ?? null,
      /** Filled into the texts by these names. */
      operator: {
        OPERATOR_NAME: e.OPERATOR_NAME ?? null,
        OPERATOR_REPRESENTATIVE: e.OPERATOR_REPRESENTATIVE ?? null,
        OPERATOR_ADDRESS: e.OPERATOR_ADDRESS ?? null,
        OPERATOR_PHONE: e.OPERATOR_PHONE ?? null,
        OPERATOR_EMAIL: e.OPERATOR_EMAIL ?? null,
        OPERATOR_BUSINESS_NO: e.OPERATOR_BUSINESS_NO ?? null,
        OPERATOR_MAIL_ORDER_NO: e.OPERATOR_MAIL_ORDER_NO ?? null,
        PRIVACY_OFFICER: e.PRIVACY_OFFICER ?? null,
      },
    },
    /** Seal account numbers: the first one; the others only read what was sealed before. Empty: a key kept in the database. */
    dataKeys: e.DATA_KEY,
    /** Where spans go; null switches tracing off. The SDK reads the other OTEL_ variables itself. */
    tracing: tracingOf(e),
    /** Where tests make the process crash. */
    faultAt: e.FAULT_AT ?? null,
    assistant: e.LLM_BASE_URL
      ? {
          baseUrl: e.LLM_BASE_URL,
          apiKey: e.LLM_API_KEY ?? null,
          model: e.LLM_MODEL ?? 'default',
          callsPerDay: e.LLM_CALLS_PER_DAY,
        }
      : null,
  };
}

const onOff = z.enum(['on', 'off'], 'must be on or off');
const url = z.url('must be an address such as https://example.org');
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
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number('must be a number').int().min(1).max(200).default(10),
  DATABASE_TIMEOUT_SECONDS: z.coerce.number('must be a number of seconds').min(1).max(600).default(15),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(60).default(0.2),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional(),
  REDIS_SENTINELS: list.refine(
    (addresses) => addresses.every((address) => hostAndPort(address).port > 0),
    'must be addresses such as 10.0.0.1:26379, separated by commas',
  ),
  DEMO: onOff.optional(),
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
  LEGAL: onOff.optional(),
  LEGAL_DIR: z.string().optional(),
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
  LLM_BASE_URL: url.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  /** Per user and day; further answers of that day come from the built-in assistant. */
  LLM_CALLS_PER_DAY: z.coerce.number('must be a whole number').int('must be a whole number').min(0).default(50),
});

/** With only half of a pair the sandbox would take over unnoticed. */
const Environment = Variables.check(({ value: e, issues }) => {
  const missing = (name: string, beside: string) =>
    issues.push({ code: 'custom', path: [name], message: `must be set beside ${beside}`, input: e });
  if (e.REDIS_SENTINELS.length > 0 && !e.REDIS_URL) missing('REDIS_URL', 'REDIS_SENTINELS');
  if (e.PORTONE_KEY && !e.PORTONE_SECRET) missing('PORTONE_SECRET', 'PORTONE_KEY');
  if (e.PORTONE_SECRET && !e.PORTONE_KEY) missing('PORTONE_KEY', 'PORTONE_SECRET');
  if (e.VAPID_PUBLIC_KEY && !e.VAPID_PRIVATE_KEY) missing('VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY');
  if (e.VAPID_PRIVATE_KEY && !e.VAPID_PUBLIC_KEY) missing('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY');
  else if (e.VAPID_PRIVATE_KEY && publicKeyOf(e.VAPID_PRIVATE_KEY) !== e.VAPID_PUBLIC_KEY)
    issues.push({ code: 'custom', path: ['VAPID_PRIVATE_KEY'], message: 'must belong to VAPID_PUBLIC_KEY', input: e });
});

type Credentials = {
  clientId: string;
  clientSecret: string;
  /** URLs other than the provider's own, for stand-ins. */
  endpoints?: { authorize: string; token: string; profile: string };
};

function credentials(clientId: string | undefined, clientSecret: string | undefined): Credentials | null {
  return clientId ? { clientId, clientSecret: clientSecret ?? '' } : null;
}

/** As the specification has it: the general address gets the signal's path, the signal's own is taken as it is. */
function tracingOf(e: z.output<typeof Variables>): { url: string } | null {
  if (e.OTEL_SDK_DISABLED === 'true' || e.OTEL_TRACES_EXPORTER === 'none') return null;
  const general = e.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  const address = e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (general && `${general}/v1/traces`);
  return address ? { url: address } : null;
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

/** Port 0 when it is none. */
function hostAndPort(address: string): { host: string; port: number } {
  const [, host = '', port] = /^\[?([\w.:-]+?)\]?:(\d{1,5})$/.exec(address) ?? [];
  return { host, port: Number(port ?? 0) };
}

/** At least two labels: browsers reject a cookie for a whole top-level domain, and for an IP address. */
function isDomain(value: string): boolean {
  return /^\.?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(value);
}

/** What a push service accepts as whom to write to: Apple refuses a made-up one. */
function isReachable(value: string): boolean {
  if (value.startsWith('mailto:')) return /^mailto:[^@\s]+@[^@\s]+$/.test(value) && isDomain(value.split('@')[1]!);
  return URL.canParse(value) && new URL(value).protocol === 'https:' && isDomain(new URL(value).hostname);
}

function pushSubject(webOrigin: string | undefined): string {
  return webOrigin && isReachable(webOrigin) ? webOrigin : 'mailto:push@example.org';
}

/** A host, one with any label before it, or a whole origin. */
function isPushHost(value: string): boolean {
  return isOrigin(value) || isDomain(value.replace(/^\*\./, ''));
}

function areProxies(value: string): boolean {
  if (value === 'none') return true;
  return value
    .split(',')
    .every((part) => ['loopback', 'linklocal', 'uniquelocal'].includes(part.trim()) || areRanges(part));
}

function areRanges(value: string): boolean {
  return value.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/');
    const longest = isIP(address) === 6 ? 128 : 32;
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest);
    return isIP(address) > 0 && isRange && more.length === 0;
  });
}

/** `PORT=` in a shell means the same as no PORT at all. */
function withoutEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

function sentence(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message}.`;
}
