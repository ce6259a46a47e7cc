import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app';
import { connect } from '../db/connect';
import { oneKey } from '../db/shared-keys';
import { type TestApp, testApp } from '../test-app';
import { VERSION } from '../version';
import { accessTokens } from './access-token';
import { createMetrics } from './metrics';
import { Readiness } from './readiness';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const fill = (path: string, value = '1') => path.replace(/:\w+/g, value);
const title = (endpoint: { method: string; path: string }) => `${endpoint.method} ${endpoint.path}`;

describe('routes and contract', () => {
  test('every endpoint of the contract is served', () => {
    const missing = ENDPOINTS.filter(({ method, path }) => !t.app.hasRoute({ method, url: path })).map(title);
    expect(missing).toEqual([]);
  });

  test('nothing under /api is served outside the contract', async () => {
    const served: string[] = [];
    const onRoute = ({ method, url }: { method: unknown; url: string }) => served.push(`${String(method)} ${url}`);
    const app = await buildApp({ ...t.deps, metrics: createMetrics() }, { onRoute });
    await app.ready();
    await app.close();
    const listed = new Set(ENDPOINTS.map(title));
    const ours = served.filter((each) => /^(?!HEAD|OPTIONS)\S+ \/api\//.test(each) && !each.includes(' /api/docs'));
    expect(ours.length).toBe(listed.size);
    expect(ours.filter((each) => !listed.has(each))).toEqual([]);
  });
});

describe.each(ENDPOINTS.map((endpoint) => [title(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  const url = fill(endpoint.path);
  const json = { 'content-type': 'application/json' };

  test('never answers 5xx to malformed input, and always with a code', async () => {
    const person = await t.person();
    const authorization = `Bearer ${person.token}`;
    const tries = [
      { url, headers: { authorization } },
      { url, headers: { ...json, authorization }, payload: '' },
      { url, headers: { ...json, authorization }, payload: '{"a":' },
      { url, headers: { ...json, authorization }, payload: '[]' },
      { url, headers: { ...json, authorization }, payload: 'null' },
      { url, headers: { ...json, authorization }, payload: '{"__proto__":{"x":1},"price":"abc","keywords":"x"}' },
      { url, headers: { 'content-type': 'text/plain', authorization }, payload: 'hello' },
      {
        url: `${url}?limit=abc&cursor=%00&keyword=%00&before=x&size=-1&lastId=zz&radius=1`,
        headers: { authorization },
      },
      { url: fill(endpoint.path, 'abc'), headers: { authorization } },
      { url: fill(endpoint.path, '0'), headers: { authorization } },
      { url: fill(endpoint.path, '-1'), headers: { authorization } },
      { url: fill(endpoint.path, '99999999999999999999'), headers: { authorization } },
      { url: fill(endpoint.path, '%00'), headers: { authorization } },
    ];
    for (const attempt of tries) {
      const method = endpoint.method;
      // A GET carries no body.
      const { payload, ...bare } = attempt as typeof attempt & { payload?: string };
      const response = await t.app.inject({
        method,
        ...bare,
        ...(method !== 'GET' && payload !== undefined && { payload }),
      });
      expect(response.statusCode, `${attempt.url} ${payload ?? ''}: ${response.body.slice(0, 200)}`).toBeLessThan(500);
      if (response.statusCode >= 400) {
        expect(response.json()).toMatchObject({
          status: response.statusCode,
          code: expect.stringMatching(/^[A-Z_]+$/),
          message: expect.stringMatching(/[가-힣]/),
        });
      }
    }
  });

  test('refuses a missing, null, garbage, expired or foreign token with 401 where a session is needed', async () => {
    const person = await t.person();
    const past = accessTokens(oneKey('x'.repeat(32)), () => t.clock.now).issue(person.userId);
    const late = t.clock.now;
    t.clock.now = new Date(late.getTime() - 16 * 60_000);
    const expired = t.deps.tokens.issue(person.userId);
    t.clock.now = late;
    const none = [undefined, 'Bearer null', 'Bearer undefined', 'Bearer '];
    const bad = ['Bearer garbage', `Bearer ${past}`, `Bearer ${expired}`, 'Bearer a.b.c'];
    const statusOf = async (authorization: string | undefined) =>
      (await t.app.inject({ method: endpoint.method, url, headers: { ...(authorization && { authorization }) } }))
        .statusCode;

    if (endpoint.auth === 'user' || endpoint.auth === 'refresh-or-user' || endpoint.auth === 'refresh') {
      for (const header of none) expect(await statusOf(header), String(header)).toBe(401);
    }
    if (endpoint.auth === 'user' || endpoint.auth === 'refresh-or-user' || endpoint.auth === 'optional') {
      for (const header of bad) expect(await statusOf(header), header).toBe(401);
    }
    if (endpoint.auth === 'optional' || endpoint.auth === 'public') {
      for (const header of none) expect(await statusOf(header), String(header)).not.toBe(401);
    }
  });

  test('answers 405 with the allowed methods to a wrong one', async () => {
    const allowed = ENDPOINTS.filter((other) => new RegExp(`^${other.path.replace(/:\w+/g, '[^/]+')}$`).test(url)).map(
      ({ method }) => method,
    );
    const wrong = (['PUT', 'PATCH', 'DELETE', 'POST', 'GET'] as const).find((method) => !allowed.includes(method));
    const response = await t.app.inject({ method: wrong!, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toContain(endpoint.method);
    expect(response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });
});

test('an unknown path of the API is a coded 404', async () => {
  const response = await t.app.inject({ url: '/api/nothing/here' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ status: 404, code: 'NOT_FOUND', message: expect.any(String) });
});

test('while the database is away calls are refused, not broken', async () => {
  const { db, close } = connect('postgres://nobody@/nothing?host=/nowhere');
  const app = await buildApp({ ...t.deps, db, metrics: createMetrics(), readiness: new Readiness() });
  const response = await app.inject({ url: '/api/users/1' });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'UNAVAILABLE' });
  await app.close();
  await close();
});

test('documents every endpoint at /api/docs', async () => {
  const page = await t.app.inject({ url: '/api/docs' });
  const document = (await t.app.inject({ url: '/api/docs/openapi.json' })).json();
  for (const endpoint of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    expect(page.body).toContain(path);
    expect(document.paths[path][endpoint.method.toLowerCase()].responses['200']).toBeDefined();
  }
});

test('health, readiness and metrics answer', async () => {
  const health = await t.app.inject({ url: '/healthz' });
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok', version: VERSION }]);
  expect((await t.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect((await t.app.inject({ url: '/metrics' })).body).toContain('http_request_duration_seconds_bucket');
});
