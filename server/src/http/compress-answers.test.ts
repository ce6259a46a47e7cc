import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerCompression } from './compress-answers';

const app = Fastify();
registerCompression(app);
const list = Array.from({ length: 100 }, (_, id) => ({ id, name: `제주 감귤 ${id}` }));
app.get('/api/list', async () => list);
app.get('/api/one', async () => list[0]);
app.post('/api/token', async () => list);

const ask = (method: 'GET' | 'POST', url: string, encoding?: string) =>
  app.inject({ method, url, headers: encoding ? { 'accept-encoding': encoding } : {} });

test('a list comes as small as the reader can take it', async () => {
  const plain = await ask('GET', '/api/list');
  const brotli = await ask('GET', '/api/list', 'gzip, deflate, br');
  const gzip = await ask('GET', '/api/list', 'gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual(list);
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(list);
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(list);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
  for (const { headers } of [plain, brotli, gzip]) expect(headers['vary']).toBe('Accept-Encoding');
});

test('what is small, or answers a POST, stays as it is', async () => {
  for (const answer of [await ask('GET', '/api/one', 'br'), await ask('POST', '/api/token', 'br')]) {
    expect(answer.headers['content-encoding']).toBeUndefined();
  }
});
