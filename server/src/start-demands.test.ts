import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config';
import { startDemands } from './start-demands';

const COMPLETE = {
  NODE_ENV: 'production',
  WEB_ORIGIN: 'https://mungchi.example',
  TRUST_PROXY: 'loopback',
  PORTONE_KEY: 'key',
  PORTONE_SECRET: 'secret',
  KAKAO_CLIENT_ID: 'id',
};

const lacking = (env: Record<string, string | undefined>) => startDemands(readConfig(env));

test('what production demands is enough', () => {
  expect(lacking(COMPLETE)).toEqual([]);
  expect(lacking({ ...COMPLETE, TRUST_PROXY: 'none' })).toEqual([]);
  expect(lacking({ ...COMPLETE, WEB_ORIGIN: 'http://localhost:3000' })).toEqual([]);
});

test.each([
  ['WEB_ORIGIN', { WEB_ORIGIN: undefined }],
  ['WEB_ORIGIN', { WEB_ORIGIN: 'http://mungchi.example' }],
  ['WEB_ORIGIN', { WEB_ORIGIN: 'http://localhost.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: undefined }],
  ['PORTONE_KEY', { PORTONE_KEY: undefined, PORTONE_SECRET: undefined }],
  ['PORTONE_KEY', { PORTONE_KEY: undefined, PORTONE_SECRET: undefined, PAYMENT_SANDBOX: 'off' }],
  ['KAKAO_CLIENT_ID', { KAKAO_CLIENT_ID: undefined }],
])('without %s the start is refused in one sentence (%j)', (name, change) => {
  expect(lacking({ ...COMPLETE, ...change })).toEqual([expect.stringMatching(new RegExp(`^${name}\\b[^\\n]*\\.$`))]);
});

test('a stand-in may be asked for by name', () => {
  const { PORTONE_KEY: _, PORTONE_SECRET: __, KAKAO_CLIENT_ID: ___, ...rest } = COMPLETE;
  expect(lacking({ ...rest, PAYMENT_SANDBOX: 'on', BUILTIN_LOGIN: 'on' })).toEqual([]);
});

test('real keys demand the same; at home nothing is demanded', () => {
  expect(lacking({ KAKAO_CLIENT_ID: 'id' })).toHaveLength(3);
  expect(lacking({ KAKAO_CLIENT_ID: 'id', NODE_ENV: 'development' })).toEqual([]);
  expect(lacking({})).toEqual([]);
});

test('the page about production names every demand', () => {
  const page = readFileSync(new URL('../../docs/production.md', import.meta.url), 'utf8');
  const demands = lacking({ NODE_ENV: 'production' });
  expect(demands).toHaveLength(4);
  for (const sentence of demands) expect(page).toContain(`\`${sentence.split(' ')[0]!.replace(',', '')}\``);
});
