import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config';
import type { Deps } from '../../deps';
import { createMetrics } from '../metrics';
import { registerWebApp } from '../web-app';
import { WAITING_MAX } from './renderer';

const folder = mkdtempSync(path.join(os.tmpdir(), 'page-rendering-'));
const metrics = createMetrics();
const log = { warn: () => undefined };
const apps: FastifyInstance[] = [];
const tokens = { issue: (userId: number) => `token-of-${userId}` };
/** The person is named by the test itself; who that is in truth: users/session/ssr-cookie.test.ts. */
const renderedFor = async ({ headers: { 'x-reader': reader } }: FastifyRequest) => {
  if (reader === 'away') throw new Error('the database is away');
  if (reader === 'hung') await new Promise(() => {});
  return reader ? { userId: Number(reader), sessionId: 's' } : null;
};

async function appWith(env: Record<string, string>): Promise<FastifyInstance> {
  const app = Fastify();
  apps.push(app);
  await registerWebApp(
    app,
    { config: readConfig(env), metrics, log, tokens, renderedFor, now: () => new Date() } as unknown as Deps,
    folder,
  );
  return app;
}

beforeAll(() => {
  mkdirSync(path.join(folder, '.vite/ssr'), { recursive: true });
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="ko"><head><title>뭉치</title></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(
    path.join(folder, '.vite/ssr/render-worker.mjs'),
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ pathname, search, reader, answers }) => {
       if (search === '?failed=boom') parentPort.postMessage({ error: 'Error: boom' });
       else if (search !== '?failed=never') parentPort.postMessage({ html: '<p>' + pathname + search + (reader ? reader + JSON.stringify(answers) : '') + '</p>'.padEnd(2000), ms: 1 });
     });
     parentPort.postMessage('ready');`,
  );
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(folder, { recursive: true });
});

test('a page comes with its screen, says what that cost, and is counted', async () => {
  const app = await appWith({ SSR_BUDGET_MS: '10000' });
  const first = await app.inject('/start');
  expect(first.body).toContain('<div id="root"><p>/start</p>');
  expect(first.body).toContain('data-rendered-for="anyone"');
  expect(first.headers['server-timing']).toMatch(/^render;dur=[\d.]+;desc="rendered"$/);
  expect((await app.inject('/start?utm=1')).headers['server-timing']).toContain('desc="cached"');
  expect((await app.inject('/login?failed=1&next=2')).body).toContain('<p>/login?failed=1</p>');
  expect(await metrics.getSingleMetricAsString('ssr_pages_total')).toContain('{outcome="cached"} 1');
  const packed = await app.inject({ url: '/start', headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('<p>/start</p>');
});

test.each([
  ['boom', 'failed', '10000'],
  ['never', 'late', '30'],
])('a screen that ends in %s leaves the page as it was, and is counted as %s', async (end, outcome, budget) => {
  metrics.clear();
  const app = await appWith({ SSR_BUDGET_MS: budget });
  const { statusCode, body, headers } = await app.inject(`/login?failed=${end}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(body).not.toContain('rendered');
  expect(headers['server-timing']).toContain(`desc="${outcome}"`);
  expect(await metrics.getSingleMetricAsString('ssr_pages_total')).toContain(`{outcome="${outcome}"} 1`);
});

test('screens behind the login, the shell and what is not found are not rendered', async () => {
  metrics.clear();
  const app = await appWith({});
  for (const url of ['/', '/shell', '/nowhere', '/gonggu/list/7']) {
    const { body, headers } = await app.inject(url);
    expect(body, url).toContain('<div id="root"></div>');
    expect(headers['server-timing'], url).toBeUndefined();
  }
});

test('rendering can be switched off', async () => {
  const app = await appWith({ SSR_BUDGET_MS: '0' });
  expect((await app.inject('/start')).body).toContain('<div id="root"></div>');
});

test("a member's page is rendered from the member's own answers, for this one request", async () => {
  metrics.clear();
  const app = await appWith({ SSR_BUDGET_MS: '10000' });
  app.get('/api/chat/rooms', async ({ headers }) => [headers.authorization]);
  for (const _ of [1, 2]) {
    const { body, headers } = await app.inject({ url: '/chat/list', headers: { 'x-reader': '7' } });
    expect(body).toContain(
      '<p>/chat/list7[{"path":"/api/chat/rooms","query":{"over":"false"},"answer":["Bearer token-of-7"]}]</p>',
    );
    expect(body).toContain('data-rendered-for="7"');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Encoding' });
    expect(headers['server-timing']).toContain('desc="rendered"');
  }
});

test('a number of the query is a number of the calls; without it the page comes plain', async () => {
  metrics.clear();
  const app = await appWith({ SSR_BUDGET_MS: '10000' });
  app.get('/api/*', async ({ url }) => [url]);
  const page = (url: string) => app.inject({ url, headers: { 'x-reader': '7' } });
  const { body } = await page('/shopping/item?itemId=3&utm=1');
  expect(body).toContain('<p>/shopping/item?itemId=37[');
  expect(body).toContain('"params":{"productId":"3"},"answer":["/api/products/3"]');
  for (const url of [
    '/shopping/item',
    '/shopping/item?itemId=',
    '/shopping/item?itemId=../me',
    '/shopping/item?itemId=0',
  ])
    expect((await page(url)).body, url).toContain('<div id="root"></div>');
});

test('members who ask at once are each given their own page, and nobody keeps one', async () => {
  metrics.clear();
  const app = await appWith({ SSR_BUDGET_MS: '10000' });
  app.get('/api/chat/rooms', async ({ headers }) => [headers.authorization]);
  const readers = Array.from({ length: 20 }, (_, person) => String(100 + person));
  const pages = await Promise.all(
    readers.map((reader) => app.inject({ url: '/chat/list', headers: { 'x-reader': reader } })),
  );
  for (const [index, { body, headers }] of pages.entries()) {
    const named = new Set(Array.from(body.matchAll(/token-of-(\d+)/g), ([, whose]) => whose));
    expect([...named]).toEqual([readers[index]]);
    expect(body).toContain(`data-rendered-for="${readers[index]}"`);
    expect(headers['cache-control']).toBe('private, no-store');
  }
  const visitor = await app.inject('/chat/list');
  expect(visitor.body).toContain('<div id="root"></div>');
  expect(visitor.headers).toMatchObject({ vary: 'Cookie, Accept-Encoding', 'cache-control': 'no-cache' });
  expect(visitor.headers['server-timing']).toBeUndefined();
});

test.each([
  ['a call that is refused', '9', 'refused', '10000'],
  ['a call that hangs', '8', 'late', '50'],
  ['a database that is away', 'away', 'failed', '10000'],
  ['a database that hangs', 'hung', 'late', '50'],
])('%s leaves a member the plain page, and is counted', async (_, reader, outcome, budget) => {
  metrics.clear();
  const app = await appWith({ SSR_BUDGET_MS: budget });
  app.get('/api/chat/rooms', ({ headers }, reply) =>
    headers.authorization === 'Bearer token-of-9' ? reply.status(403).send({}) : new Promise(() => {}),
  );
  const { statusCode, body, headers } = await app.inject({ url: '/chat/list', headers: { 'x-reader': reader } });
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(body).not.toContain('rendered');
  expect(headers['vary']).toContain('Cookie');
  expect(headers['server-timing']).toContain(`desc="${outcome}"`);
  expect(await metrics.getSingleMetricAsString('ssr_pages_total')).toContain(`{outcome="${outcome}"} 1`);
});

test('calls that hang do not pile up behind pages that were sent without them', async () => {
  metrics.clear();
  const app = await appWith({ SSR_BUDGET_MS: '50' });
  let asked = 0;
  app.get('/api/chat/rooms', () => {
    asked += 1;
    return new Promise(() => {});
  });
  const pages = await Promise.all(
    Array.from({ length: WAITING_MAX + 3 }, () => app.inject({ url: '/chat/list', headers: { 'x-reader': '8' } })),
  );
  expect(asked).toBe(WAITING_MAX);
  expect(pages.filter(({ headers }) => String(headers['server-timing']).includes('"busy"'))).toHaveLength(3);
});
