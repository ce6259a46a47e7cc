import { expect, test } from 'vitest';
import { Readiness } from './readiness';

test('ready without a part that is not vital, but it is named', async () => {
  const readiness = new Readiness();
  readiness.add('database', { vital: true, works: async () => true });
  readiness.add('redis', { vital: false, works: () => false });
  expect(await readiness.look()).toEqual({ status: 'ok', parts: { database: 'ok', redis: 'degraded' } });
});

test('a vital part that fails, or throws, makes the node useless', async () => {
  const readiness = new Readiness();
  readiness.add('jobs', { vital: true, works: () => false });
  readiness.add('database', { vital: true, works: () => Promise.reject(new Error('gone')) });
  expect(await readiness.look()).toEqual({ status: 'unavailable', parts: { jobs: 'down', database: 'down' } });
});

test('a part that gives no answer is down', async () => {
  const readiness = new Readiness(1);
  readiness.add('chat', { vital: true, works: () => new Promise(() => {}) });
  expect(await readiness.look()).toEqual({ status: 'unavailable', parts: { chat: 'down' } });
});

test('asked by many at once it looks once; stopping it does not look at all', async () => {
  const readiness = new Readiness();
  let looked = 0;
  readiness.add('database', { vital: true, works: () => ++looked > 0 });
  await Promise.all([readiness.look(), readiness.look(), readiness.look()]);
  readiness.stop();
  expect(await readiness.look()).toEqual({ status: 'stopping', parts: {} });
  expect(looked).toBe(1);
});
