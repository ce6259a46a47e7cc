import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';

const ORIGIN = 'https://mungchi.example';
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { WEB_ORIGIN: ORIGIN } });
});
afterAll(() => t.close());

const preflight = (method: string, url: string, origin = ORIGIN) =>
  t.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  });

describe('a web app on another origin', () => {
  test.each(ENDPOINTS.map(({ method, path }) => [method, path] as const))('may ask for %s %s', async (method, path) => {
    const { statusCode, headers } = await preflight(method, path.replace(/:\w+/g, '1'));
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,content-type',
    });
    expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method);
  });

  test('reads the headers it needs, of refusals too', async () => {
    for (const url of ['/api/config', '/api/users/999', '/api/nothing']) {
      const { headers } = await t.app.inject({ url, headers: { origin: ORIGIN } });
      expect(headers['access-control-allow-origin']).toBe(ORIGIN);
      expect(headers['access-control-expose-headers']).toBe('X-Next-Cursor, Retry-After, Date, X-Request-Id');
    }
  });

  test('is the configured one and no other', async () => {
    const { headers } = await preflight('PUT', '/api/users', 'https://elsewhere.example');
    expect(headers['access-control-allow-origin']).not.toBe('https://elsewhere.example');
  });
});
