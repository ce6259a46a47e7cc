import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { SCREENS } from '@mungchi/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config';
import type { Deps } from '../deps';
import { registerErrors } from './errors';
import { registerWebApp } from './web-app';

const folder = mkdtempSync(path.join(os.tmpdir(), 'web-app-'));
const script = 'export const words = "뭉치";'.repeat(100);
let app: FastifyInstance;

beforeAll(async () => {
  const put = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  put('index.html', '<!doctype html><html><head><title>뭉치</title></head><body></body></html>');
  put('sw.js', script);
  put('sw.js.br', brotliCompressSync(script));
  put('robots.txt', 'User-agent: *');
  const face = (family: string) => `@font-face{font-family:${family};src:url(/assets/a.woff2)format("woff2")}`;
  put('assets/index-1.css', `${face('Mungchi Text')}body{margin:0}${face('Mungchi Display')}`);
  put('assets/people-1.css', face('"Mungchi People"'));
  put('assets/home-1.js', script);
  put('assets/home-1.js.br', brotliCompressSync(script));
  const screens = [
    { path: '/', files: ['assets/home-1.js', 'assets/home-1.css'] },
    { path: '/gonggu/list/:gongguId', files: ['assets/detail-1.js'] },
  ];
  put('.vite/screens.json', JSON.stringify(screens));
  app = Fastify();
  registerErrors(app);
  await registerWebApp(app, { config: readConfig({ WEB_ORIGIN: 'https://mungchi.example' }) } as Deps, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a page asks for what its own screen needs, and only that', async () => {
  const home = (await get('/?from=push')).body;
  expect(home).toContain('<link rel="modulepreload" crossorigin href="/assets/home-1.js">');
  expect(home).toContain('<link rel="stylesheet" crossorigin href="/assets/home-1.css">');
  expect(home).not.toContain('detail-1');
  expect((await get('/gonggu/list/7')).body).toContain('href="/assets/detail-1.js"');
  expect((await get('/start')).body).not.toContain('/assets/');
});

test('a page asks for the picture it opens with, in the width it will be shown', async () => {
  expect((await get('/start')).body).toContain(
    '<link rel="preload" as="image" fetchpriority="high" href="/art/slide-1.webp">',
  );
  expect((await get('/shopping')).body).toContain(
    'imagesrcset="/art/banner-1-640.webp 640w, /art/banner-1.webp 1120w" imagesizes="(min-width: 769px) 528px, 92vw">',
  );
  expect((await get('/')).body).not.toContain('as="image"');
});

test('a link to the product has words and a picture for messengers', async () => {
  const { body } = await get('/start');
  expect(body).toContain('<meta property="og:image" content="https://mungchi.example/art/shared-link.png">');
  expect(body).toContain('<meta property="og:title" content="뭉치, 이웃과 함께 사는 공동구매">');
});

test('files are sent as they were compressed, and kept for ever when their name says what is in them', async () => {
  const plain = await get('/assets/home-1.js');
  const small = await get('/assets/home-1.js', { 'accept-encoding': 'gzip, br' });
  expect(plain.body).toBe(script);
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
  expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
});

test('of the service worker no old copy is used, compressed or not', async () => {
  for (const encoding of ['identity', 'br']) {
    expect((await get('/sw.js', { 'accept-encoding': encoding })).headers['cache-control']).toBe('no-cache');
  }
});

test('the shell is a page like any other, without the files of a screen', async () => {
  const { statusCode, body, headers } = await get('/shell');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(body).toContain('<title>뭉치</title>');
  expect(body).not.toContain('/assets/');
});

test('a share that no service worker took leads to the form all the same', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const shared = await app.inject({ method: 'POST', url: '/share', headers, payload: '--x--'.repeat(1e6) });
  expect(shared.statusCode).toBe(303);
  expect(shared.headers.location).toBe('/gonggu/write');
});

test('what only the server reads is nobody else’s', async () => {
  for (const url of ['/.vite/screens.json', '/assets/home-1.js.br']) expect((await get(url)).statusCode).toBe(404);
});

test('every screen of the table is a page, and each parameter a number', async () => {
  for (const { path: at } of SCREENS) {
    expect((await get(at.replaceAll(/:\w+/g, '7'))).statusCode, at).toBe(200);
    if (at.includes(':')) expect((await get(at.replaceAll(/:\w+/g, 'x'))).statusCode, at).not.toBe(200);
  }
});

test('an unknown address is the page of nothing', async () => {
  const { statusCode, body } = await get('/nowhere');
  expect(statusCode).toBe(404);
  expect(body).toContain('<title>뭉치</title>');
  expect(body).not.toContain('og:');
});

test('pages without the web app get its text fonts, and nothing else of its styles', async () => {
  const { body, headers } = await get('/fonts.css');
  expect(headers['content-type']).toContain('text/css');
  expect(body).toContain('Mungchi Text');
  expect(body).toContain('Mungchi People');
  expect(body).not.toContain('Display');
  expect(body).not.toContain('margin');
});

test('only what belongs to the app is sent: no compressed twin, no list of the build, nothing beside the folder', async () => {
  const none = [
    '/assets/home-1.js.br',
    '/sw.js.br',
    '/.vite/screens.json',
    '/assets/..%2f.vite/screens.json',
    '/assets/../../etc/hosts.txt',
    '/assets/gone-1.js',
    '/assets/',
  ];
  for (const url of none) expect([400, 404], url).toContain((await get(url)).statusCode);
});
