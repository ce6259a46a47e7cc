import { limitOf, withdraw } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';

// So small a factor leaves one call of everything.
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { RATE_LIMIT_FACTOR: '0.0001' } });
});
afterAll(() => t.close());

describe.each(ENDPOINTS.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  '%s %s',
  (method, path, endpoint) => {
    const call = async (authorization?: string) => {
      const headers = authorization ? { authorization } : {};
      const { statusCode, headers: answered } = await t.app.inject({
        method,
        url: path.replace(/:\w+/g, '1'),
        headers,
      });
      return { status: statusCode, retryAfter: answered['retry-after'] };
    };

    test('has a limit, whatever is sent', async () => {
      const { token } = await t.person();
      expect((await call(`Bearer ${token}`)).status).not.toBe(429);
      const again = await call(`Bearer ${token}`);
      // Whoever has left calls nothing any more.
      if (endpoint === withdraw) expect(again.status).toBe(401);
      else expect(again).toEqual({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) });
    });

    test('a write no more than twice a second, a notice of the provider and tokens aside', () => {
      const { max, seconds } = limitOf(endpoint);
      const isByAddress = endpoint.auth === 'public' || endpoint.auth === 'refresh';
      if (method !== 'GET' && !isByAddress) expect(max / seconds).toBeLessThanOrEqual(2);
      expect(max / seconds).toBeLessThanOrEqual(20);
    });
  },
);

test('each person has a limit of their own', async () => {
  const [one, other] = [await t.person(), await t.person()];
  const read = async (person: typeof one) => (await t.call(person, 'GET', '/api/users')).status;
  expect([await read(one), await read(one), await read(other)]).toEqual([200, 429, 200]);
});

test('cookies cannot be guessed without end', async () => {
  const guess = async () => {
    const headers = { cookie: 'refresh_token=guessed', 'sec-fetch-site': 'same-origin' };
    return (await t.app.inject({ url: '/api/users/basic', headers })).statusCode;
  };
  expect([await guess(), await guess()]).toEqual([401, 429]);
});

test('the page of a group purchase has the limit of its call', async () => {
  const read = async () => (await t.app.inject({ url: '/gonggu/list/999' })).statusCode;
  expect([await read(), await read()]).toEqual([404, 429]);
});
