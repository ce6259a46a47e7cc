import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

const KEYS = { PORTONE_KEY: 'key', PORTONE_SECRET: 'secret' };

test.each([
  ['PORT', 'abc'],
  ['PORT', '99999'],
  ['WEB_ORIGIN', 'example.org'],
  ['WEB_ORIGIN', 'https://example.org/'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'loopback/8'],
  ['PORTONE_NOTICE_ADDRESSES', 'loopback'],
  ['PORTONE_NOTICE_ADDRESSES', '10.0.0.0/8,x'],
  ['DATABASE_URL', 'mysql://somewhere'],
  ['DATABASE_POOL', '0'],
  ['REDIS_URL', 'http://somewhere'],
  ['DEMO', 'yes'],
  ['NODE_ENV', 'staging'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['KAKAO_LOCAL_URL', 'nowhere'],
  ['PAYMENT_CHECK_SECONDS', '0'],
  ['PUBLIC_ORIGIN', 'api.example.org'],
  ['PUSH', 'yes'],
  ['PUSH_SUBJECT', 'push@example.org'],
  ['PUSH_SUBJECT', 'mailto:push@localhost'],
  ['PUSH_SUBJECT', 'mailto:push'],
  ['PUSH_SUBJECT', 'http://example.org'],
  ['PUSH_SUBJECT', 'https://localhost:3000'],
  ['PUSH_SUBJECT', 'https://127.0.0.1'],
  ['PUSH_HOSTS', 'push.example.org,*'],
  ['PUSH_HOSTS', '127.0.0.1'],
  ['COOKIE_DOMAIN', 'https://example.org'],
  ['COOKIE_DOMAIN', 'localhost'],
  ['COOKIE_DOMAIN', '10.0.0.1'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must [^\n]*\\.$`));
});

test.each(['loopback', '10.0.0.0/8', 'loopback, 192.168.1.7', '::1', 'fd00::/8'])(
  'TRUST_PROXY=%s is taken',
  (value) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(value);
  },
);

test('DATABASE_READ_URL stands beside the DATABASE_URL it follows', () => {
  const replica = 'postgres://replica/mungchi';
  expect(readConfig({ DATABASE_URL: 'postgres://db/mungchi', DATABASE_READ_URL: replica }).databaseReadUrl).toBe(
    replica,
  );
  expect(() => readConfig({ DATABASE_READ_URL: replica })).toThrow(
    'DATABASE_URL must be set beside DATABASE_READ_URL.',
  );
});

test('REDIS_SENTINELS are hosts with their ports, beside the REDIS_URL that names the primary', () => {
  const sentinels = '10.0.0.1:26379, [fd00::1]:26380,redis.example.org:26379';
  expect(readConfig({ REDIS_URL: 'redis://mungchi', REDIS_SENTINELS: sentinels }).redisSentinels).toEqual([
    { host: '10.0.0.1', port: 26_379 },
    { host: 'fd00::1', port: 26_380 },
    { host: 'redis.example.org', port: 26_379 },
  ]);
  expect(() => readConfig({ REDIS_SENTINELS: sentinels })).toThrow('REDIS_URL must be set beside REDIS_SENTINELS.');
  for (const bad of ['10.0.0.1', '10.0.0.1:26379,nowhere'])
    expect(() => readConfig({ REDIS_URL: 'redis://mungchi', REDIS_SENTINELS: bad })).toThrow(/^REDIS_SENTINELS must/);
});

test.each([
  [{}, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }, { url: 'http://collector:4318/v1/traces' }],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector/spans' }, { url: 'http://collector/spans' }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }, null],
])('traces of %j go to %j', (env, tracing) => {
  expect(readConfig(env).tracing).toEqual(tracing);
});

test('TRUST_PROXY=none says that there is no proxy', () => {
  expect(readConfig({ TRUST_PROXY: 'none' }).trustProxy).toBe(false);
});

test.each([
  ['nothing', {}, false],
  ['payment keys', KEYS, true],
  ['Kakao’s keys', { KAKAO_CLIENT_ID: 'id' }, true],
  ['Naver’s keys', { NAVER_CLIENT_ID: 'id' }, true],
  ['Google’s keys', { GOOGLE_CLIENT_ID: 'id' }, true],
  ['keys in development', { ...KEYS, KAKAO_CLIENT_ID: 'id', NODE_ENV: 'development' }, false],
  ['NODE_ENV alone', { NODE_ENV: 'production' }, true],
])('%s: production is %s', (_, env, production) => {
  const config = readConfig(env);
  expect(config).toMatchObject({ production, validateAnswers: !production });
  expect(config.identity.builtIn).toBe(!production);
  expect(config.payments.sandbox).toBe(!production);
});

test.each([
  ['in production', { NODE_ENV: 'production' }],
  ['beside payment keys', { ...KEYS, NODE_ENV: 'development' }],
  ['beside an identity provider', { KAKAO_CLIENT_ID: 'id' }],
])('demo data is off %s, and asking for it is refused', (_, env) => {
  expect(readConfig(env).demo).toBe(false);
  const read = () => readConfig({ ...env, DEMO: 'on' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^DEMO [^\n]*\.$/);
});

test('at home demo data is on', () => {
  expect(readConfig({}).demo).toBe(true);
  expect(readConfig({ NODE_ENV: 'development', KAKAO_CLIENT_ID: 'id' }).demo).toBe(true);
});

test.each([
  [{ PUSH_SUBJECT: 'mailto:help@mungchi.example' }, 'mailto:help@mungchi.example'],
  [{ WEB_ORIGIN: 'https://mungchi.example', PUSH_SUBJECT: 'https://other.example' }, 'https://other.example'],
  [{ WEB_ORIGIN: 'https://mungchi.example' }, 'https://mungchi.example'],
  [{ WEB_ORIGIN: 'http://localhost:5173' }, 'mailto:push@example.org'],
  [{}, 'mailto:push@example.org'],
])('%j: push services may write to %s', (env, subject) => {
  expect(readConfig(env).push?.subject).toBe(subject);
});

test('a plain http push service is for tests', () => {
  const PUSH_HOSTS = 'http://127.0.0.1:4000, *.push.example.org';
  expect(readConfig({ PUSH_HOSTS }).push?.hosts).toEqual(['http://127.0.0.1:4000', '*.push.example.org']);
  expect(() => readConfig({ PUSH_HOSTS, NODE_ENV: 'production' })).toThrow(/^PUSH_HOSTS must [^\n]*\.$/);
});

test('the two keys of push belong together', () => {
  const pair = createECDH('prime256v1');
  const VAPID_PUBLIC_KEY = pair.generateKeys('base64url');
  const VAPID_PRIVATE_KEY = pair.getPrivateKey('base64url');
  expect(readConfig({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }).push?.privateKey).toBe(VAPID_PRIVATE_KEY);
  const other = createECDH('prime256v1').generateKeys('base64url');
  for (const VAPID of [{ VAPID_PRIVATE_KEY: 'short' }, { VAPID_PUBLIC_KEY: other }]) {
    expect(() => readConfig({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, ...VAPID })).toThrow(/^VAPID_PRIVATE_KEY must /);
  }
});

test.each([
  [{ VAPID_PUBLIC_KEY: 'key' }, 'VAPID_PRIVATE_KEY'],
  [{ VAPID_PRIVATE_KEY: 'key' }, 'VAPID_PUBLIC_KEY'],
  [{ PORTONE_KEY: 'key' }, 'PORTONE_SECRET'],
  [{ PORTONE_SECRET: 'secret' }, 'PORTONE_KEY'],
])('half of the payment keys (%j) is refused: the sandbox would stand in unseen', (env, missing) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${missing} must [^\n]*\\.$`));
});

test('an empty variable is none', () => {
  expect(readConfig({ PORT: '', DATA_DIR: '', DEMO: '' })).toEqual(readConfig({}));
});

test.each<[Record<string, string>, boolean]>([
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', LEGAL: 'off' }, false],
  [{ NODE_ENV: 'test' }, false],
  [{}, false],
  [{ LEGAL: 'on' }, true],
])('with %j consents are needed: %s', (env, on) => {
  expect(readConfig(env).legal.on).toBe(on);
});
