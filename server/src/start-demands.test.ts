import { expect, test } from 'vitest';
import { readConfig } from './config';
import { startDemands, startWarnings } from './start-demands';

const COMPLETE = {
  NODE_ENV: 'production',
  WEB_ORIGIN: 'https://mungchi.example',
  TRUST_PROXY: 'loopback',
  PORTONE_KEY: 'key',
  PORTONE_SECRET: 'secret',
  KAKAO_CLIENT_ID: 'id',
  KAKAO_CLIENT_SECRET: 'secret',
  PORTONE_NOTICE_ADDRESSES: '203.0.113.7',
  BACKUP_DIR: '/backups',
  MASTER_KEY: 'a master key of thirty-two characters',
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
  ['KAKAO_CLIENT_SECRET', { KAKAO_CLIENT_SECRET: undefined }],
  ['NAVER_CLIENT_SECRET', { NAVER_CLIENT_ID: 'id' }],
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: '' }],
  ['MASTER_KEY', { MASTER_KEY: undefined }],
  ['BUILTIN_LOGIN', { BUILTIN_LOGIN: 'on' }],
  ['CLIENT_MADE_PAYMENTS', { CLIENT_MADE_PAYMENTS: 'on' }],
])('without %s the start is refused in one sentence (%j)', (name, change) => {
  expect(lacking({ ...COMPLETE, ...change })).toEqual([expect.stringMatching(new RegExp(`^${name}\\b[^\\n]*\\.$`))]);
});

test('a stand-in may be asked for by name', () => {
  const { PORTONE_KEY: _, PORTONE_SECRET: __, KAKAO_CLIENT_ID: ___, ...rest } = COMPLETE;
  expect(lacking({ ...rest, PAYMENT_SANDBOX: 'on', BUILTIN_LOGIN: 'on' })).toEqual([]);
});

test('real keys demand the same; at home nothing is demanded', () => {
  expect(lacking({ KAKAO_CLIENT_ID: 'id' })).toHaveLength(4);
  expect(lacking({ KAKAO_CLIENT_ID: 'id', NODE_ENV: 'development' })).toEqual([]);
  const tried = { PORTONE_KEY: 'key', PORTONE_SECRET: 'secret', BUILTIN_LOGIN: 'on', CLIENT_MADE_PAYMENTS: 'on' };
  expect(lacking({ ...tried, NODE_ENV: 'development' })).toEqual([]);
  expect(lacking({})).toEqual([]);
});

const warned = (env: Record<string, string | undefined>) => startWarnings(readConfig(env));

test.each([
  ['LEGAL', { LEGAL: 'off' }],
  ['BACKUP_DIR', { BACKUP_DIR: undefined }],
  ['BACKUP_DIR', { BACKUP_DIR: undefined, DATABASE_URL: 'postgres://elsewhere/mungchi' }],
  ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '100000' }],
  ['PORTONE_NOTICE_ADDRESSES', { PORTONE_NOTICE_ADDRESSES: undefined }],
])('a start in production says that %s is out of the ordinary', (name, change) => {
  expect(warned(COMPLETE)).toEqual([]);
  expect(warned({ ...COMPLETE, ...change })).toEqual([expect.stringMatching(new RegExp(`^${name}\\b[^\\n]*\\.$`))]);
  expect(warned({ ...change, LEGAL: 'off', NODE_ENV: 'development' })).toEqual([]);
});
