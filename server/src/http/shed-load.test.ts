import { boardDetail, createBoard, type Endpoint } from '@mungchi/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shedLoad } from './shed-load';

const CALLS = 3;
const LATE_MS = 150;
const warn = vi.fn();
let app: FastifyInstance;
let release: () => void;
beforeEach(async () => {
  warn.mockClear();
  app = Fastify();
  shedLoad(app, { log: { warn } as never }, { calls: CALLS, lateMs: LATE_MS });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const at = (endpoint: Endpoint) => ({ config: { endpoint } });
  app.get('/slow', at(boardDetail), () => released.then(() => 'ok'));
  app.get('/read', at(boardDetail), () => 'ok');
  app.post('/write', at(createBoard), () => 'ok');
  app.get('/healthz', () => 'ok');
  await app.ready();
});
afterEach(async () => {
  release();
  await app.close();
});

const get = async (url: string) => (await app.inject({ url })).statusCode;
/** The process does something else for so long. */
function stand(ms = 600): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
const fill = async () => {
  const slow = Array.from({ length: CALLS }, () => get('/slow'));
  await get('/healthz');
  return slow;
};

test('too much under way in a process that comes late: reads are refused at once, nothing else is', async () => {
  const slow = await fill();
  stand();
  const [read, write, health] = await Promise.all([
    app.inject({ url: '/read' }),
    app.inject({ method: 'POST', url: '/write' }),
    app.inject({ url: '/healthz' }),
  ]);
  expect([read.statusCode, read.headers['retry-after'], read.json().code]).toEqual([503, '2', 'UNAVAILABLE']);
  expect([write.statusCode, health.statusCode]).toEqual([200, 200]);
  expect(warn).toHaveBeenCalledOnce();
  release();
  expect(await Promise.all(slow)).toEqual(Array(CALLS).fill(200));
});

test('neither much under way nor a stall alone refuses anybody', async () => {
  stand();
  expect(await get('/read')).toBe(200);
  const slow = await fill();
  // What waits for a database leaves the process free: it is calm again after a moment.
  await expect.poll(() => get('/read')).toBe(200);
  release();
  await Promise.all(slow);
  stand();
  expect(await get('/read')).toBe(200);
});
