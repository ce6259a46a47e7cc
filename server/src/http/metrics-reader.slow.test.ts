import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';

const TOKEN = 'a token that nobody guesses';
let open: TestApp;
let guarded: TestApp;
beforeAll(async () => {
  open = await testApp();
  guarded = await testApp({ env: { METRICS_TOKEN: TOKEN }, database: open.database });
});
afterAll(() => Promise.all([open.close(), guarded.close()]));

const read = (t: TestApp, remoteAddress: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url: '/metrics', remoteAddress, headers });

test.each(['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1'])('this machine (%s) reads the figures', async (at) => {
  const { statusCode, body } = await read(open, at);
  expect(statusCode).toBe(200);
  expect(body).toContain('process_cpu_seconds_total');
});

test.each<[string, Record<string, string>]>([
  ['203.0.113.5', {}],
  ['10.0.0.3', {}],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }],
  ['127.0.0.1', { forwarded: 'for=203.0.113.5' }],
  ['203.0.113.5', { authorization: `Bearer ${TOKEN}` }],
])('somebody at %s with %j finds nothing there', async (at, headers) => {
  const { statusCode, body } = await read(open, at, headers);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('process_cpu');
});

test('with METRICS_TOKEN it is the token, wherever it comes from', async () => {
  expect((await read(guarded, '10.0.0.3', { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
  expect((await read(guarded, '10.0.0.3', { authorization: `Bearer ${TOKEN}x` })).statusCode).toBe(404);
  expect((await read(guarded, '127.0.0.1')).statusCode).toBe(404);
});
