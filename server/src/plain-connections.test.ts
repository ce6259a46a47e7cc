import { expect, test } from 'vitest';
import { readConfig } from './config';
import { plainConnections } from './plain-connections';

const said = (env: Record<string, string>) => plainConnections(readConfig(env));

test.each<[string, Record<string, string>, string[]]>([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://m:p@10.0.0.1/m' }, ['10.0.0.1 without TLS']],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://m:p@db.example:5433/m?sslmode=disable' }, ['db.example without TLS']],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://m:p@/m?host=10.0.0.2' }, ['10.0.0.2 without TLS']],
  [
    'DATABASE_READ_URL',
    { DATABASE_URL: 'postgres:///m', DATABASE_READ_URL: 'postgres://m:p@10.0.0.1/m' },
    ['10.0.0.1 without TLS'],
  ],
  ['REDIS_URL', { REDIS_URL: 'redis://10.0.0.1' }, ['10.0.0.1 without TLS', 'no password']],
  ['REDIS_URL', { REDIS_URL: 'redis://:secret@10.0.0.1' }, ['10.0.0.1 without TLS']],
  ['REDIS_URL', { REDIS_URL: 'rediss://10.0.0.1' }, ['no password']],
  [
    'REDIS_URL',
    { REDIS_URL: 'redis://mungchi', REDIS_SENTINELS: '127.0.0.1:26379,10.0.0.2:26379' },
    ['10.0.0.2 without TLS', 'no password'],
  ],
])('%s of %j is said', (name, env, words) => {
  const sentences = said(env);
  expect(sentences).toEqual(words.map((word) => expect.stringContaining(word)));
  for (const sentence of sentences) {
    expect(sentence).toMatch(new RegExp(`^${name} [^\n]*\\.$`));
    expect(sentence).not.toMatch(/secret|m:p/);
  }
});

test.each<Record<string, string>>([
  {},
  { DATABASE_URL: 'postgres://m:p@10.0.0.1/m?sslmode=verify-full&sslrootcert=/etc/ca.pem' },
  { DATABASE_URL: 'postgres://m:p@10.0.0.1/m?ssl=true' },
  { DATABASE_URL: 'postgres://m:p@localhost/m', DATABASE_READ_URL: 'postgres://m:p@[::1]/m' },
  { DATABASE_URL: 'postgres:///m?host=/run/postgresql' },
  { DATABASE_URL: 'postgres://%2Frun%2Fpostgresql/m' },
  { REDIS_URL: 'redis://127.0.0.1:6379' },
  { REDIS_URL: 'rediss://:secret@redis.example' },
  { REDIS_URL: 'redis://mungchi', REDIS_SENTINELS: '127.0.0.1:26379,127.0.0.2:26379' },
])('nothing is said of %j', (env) => {
  expect(said(env)).toEqual([]);
});
