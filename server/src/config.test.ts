import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';

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

test('an empty variable is none', () => {
  expect(readConfig({ PORT: '', DATA_DIR: '', DEMO: '' })).toEqual(readConfig({}));
});

test('every variable is documented, and nothing else', () => {
  const source = readFileSync(new URL('config.ts', import.meta.url), 'utf8');
  const known = Array.from(source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm), ([, name]) => name!);
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('## Configuration'), page.indexOf('## Products'));
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) =>
    Array.from(row.split('|')[1]!.matchAll(/`([A-Z0-9_]+)`/g), ([, name]) => name!),
  );
  expect(documented.toSorted()).toEqual(known.toSorted());
});
