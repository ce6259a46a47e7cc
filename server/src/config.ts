import { hostAndPort, isReachable } from './address-rules';
import { type Environment, readEnvironment } from './environment';
import { StartRefusal } from './start-refusal';

/** What is made of the environment; nothing else reads it. */
export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends StartRefusal {}

export function readConfig(env: Record<string, string | undefined>) {
  const e = readEnvironment(env);
  if (Array.isArray(e)) throw new ConfigError(e.join('\n'));
  const realPayments = Boolean(e.PORTONE_KEY && e.PORTONE_SECRET);
  const realIdentity = Boolean(e.KAKAO_CLIENT_ID ?? e.NAVER_CLIENT_ID ?? e.GOOGLE_CLIENT_ID);
  // With real keys the default is production, unless NODE_ENV says otherwise.
  const production = e.NODE_ENV ? e.NODE_ENV === 'production' : realPayments || realIdentity;
  if (production && e.FAULT_AT) throw new ConfigError('FAULT_AT is for tests and has no place in production.');
  const testClock = e.TEST_CLOCK === 'on';
  if (testClock && (production || realPayments)) {
    throw new ConfigError(
      'TEST_CLOCK lets anybody move the time and has no place in production or beside payment keys.',
    );
  }
  if (production && e.PUSH_HOSTS.some((host) => host.startsWith('http:'))) {
    throw new ConfigError('PUSH_HOSTS must be https in production: a bare host name is.');
  }
  if (e.DEMO === 'on' && (production || realPayments)) {
    throw new ConfigError(
      'DEMO fills the database with invented people and has no place in production or beside payment keys.',
    );
  }
  return {
    /** The variables it was made of; settings in the database fill what they leave open. */
    environment: Object.fromEntries(Object.entries(env).filter(([, value]) => value)),
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
    /** A standby for lists, search and figures; null means the primary. */
    databaseReadUrl: e.DATABASE_READ_URL ?? null,
    databasePool: e.DATABASE_POOL,
    /** Statement timeout for requests. */
    databaseLimitMs: e.DATABASE_TIMEOUT_SECONDS * 1000,
    /** How long a node that is told to stop reports not ready before it closes. */
    drainMs: e.DRAIN_SECONDS * 1000,
    /** How long a page waits for its screen to be rendered; 0 sends every page unrendered. */
    ssrBudgetMs: e.SSR_BUDGET_MS,
    redisUrl: e.REDIS_URL ?? null,
    /** When there are any, the host of REDIS_URL is the primary's name among them. */
    redisSentinels: e.REDIS_SENTINELS.map(hostAndPort),
    /** The file of the authority that signed Redis' certificates; null means those the system knows. */
    redisAuthority: e.REDIS_CA ?? null,
    /** What Prometheus shows to read /metrics from elsewhere; null means that only this machine may. */
    metricsToken: e.METRICS_TOKEN ?? null,
    demo: e.DEMO ? e.DEMO === 'on' : !(production || realPayments),
    /** From where the demo's operator can be signed in as. */
    demoOperator: e.DEMO_OPERATOR,
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
    /** Where a backup goes every night; null where somebody else takes them. */
    backup: e.BACKUP_BUCKET
      ? { dir: '', bucket: bucketOf(e, e.BACKUP_BUCKET) }
      : e.BACKUP_DIR
        ? { dir: e.BACKUP_DIR, bucket: null }
        : null,
    media: {
      s3: e.S3_BUCKET ? bucketOf(e, e.S3_BUCKET) : null,
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
    /** What a leader without a record may ask others for in all; 0 where there is no such limit. */
    leaderStartWon: (e.LEGAL ? e.LEGAL === 'on' : production) ? e.LEADER_START_WON : 0,
    /** What whoever runs it calls it, and where it is. */
    service: { name: e.SERVICE_NAME ?? null, region: e.SERVICE_REGION ?? null },
    legal: {
      /** Whether opening and joining ask for the needed consents. */
      on: e.LEGAL ? e.LEGAL === 'on' : production,
      /** Null means the drafts in server/legal. */
      dir: e.LEGAL_DIR ?? null,
      /** Filled into the texts by these names. */
      operator: {
        SERVICE_NAME: e.SERVICE_NAME ?? null,
        SERVICE_REGION: e.SERVICE_REGION ?? null,
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
    /** Wrap the keys in the database: the first one; the others only open what was wrapped before. Empty: they lie there as they are. */
    masterKeys: e.MASTER_KEY,
    /** Where spans go; null switches tracing off. The SDK reads the other OTEL_ variables itself. */
    tracing: tracingOf(e),
    /** Where tests make the process crash. */
    faultAt: e.FAULT_AT ?? null,
    /** Whether time can be moved from outside (`/sandbox/clock`). */
    testClock,
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

type Credentials = {
  clientId: string;
  clientSecret: string;
  /** URLs other than the provider's own, for stand-ins. */
  endpoints?: { authorize: string; token: string; profile: string };
};

function credentials(clientId: string | undefined, clientSecret: string | undefined): Credentials | null {
  return clientId ? { clientId, clientSecret: clientSecret ?? '' } : null;
}

function bucketOf(e: Environment, bucket: string) {
  return {
    bucket,
    region: e.S3_REGION,
    endpoint: e.S3_ENDPOINT ?? null,
    accessKeyId: e.S3_ACCESS_KEY_ID ?? null,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY ?? null,
  };
}

/** As the specification has it: the general address gets the signal's path, the signal's own is taken as it is. */
function tracingOf(e: Environment): { url: string } | null {
  if (e.OTEL_SDK_DISABLED === 'true' || e.OTEL_TRACES_EXPORTER === 'none') return null;
  const general = e.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  const address = e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (general && `${general}/v1/traces`);
  return address ? { url: address } : null;
}

function pushSubject(webOrigin: string | undefined): string {
  return webOrigin && isReachable(webOrigin) ? webOrigin : 'mailto:push@example.org';
}
