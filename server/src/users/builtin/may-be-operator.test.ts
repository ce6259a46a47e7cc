import { expect, test } from 'vitest';
import { mayBeOperator } from './may-be-operator';

type Given = { demoOperator?: 'here' | 'anywhere' | 'nobody'; trustProxy?: string | false; headers?: object };

test.each<[string, boolean, Given]>([
  ['127.0.0.1', true, {}],
  ['::1', true, {}],
  ['::ffff:127.0.0.1', true, {}],
  ['192.168.0.7', false, {}],
  ['2001:db8::1', false, {}],
  ['127.evil.example', false, {}],
  ['127.0.0.1', false, { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ['127.0.0.1', false, { headers: { via: '1.1 proxy' } }],
  // Fastify has taken the address out of the header by then.
  ['203.0.113.7', false, { trustProxy: 'loopback', headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ['127.0.0.1', true, { trustProxy: 'loopback', headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['203.0.113.7', true, { demoOperator: 'anywhere' }],
  ['127.0.0.1', false, { demoOperator: 'nobody' }],
])('%s: %s (%j)', (ip, expected, { demoOperator = 'here', trustProxy = false, headers = {} }) => {
  expect(mayBeOperator({ demoOperator, trustProxy }, { ip, headers: headers as never })).toBe(expected);
});
