import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { connectRedis } from './redis';
import { RedisBus } from './redis-bus';
import { RedisHealth } from './redis-health';
import { RedisRateLimiter } from './redis-rate-limit';
import { type TestRedis, testRedis } from './test-redis';

describe('a Redis that falls silent', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await testRedis();
  });
  afterAll(() => redis.close());

  test('limits are counted here at once, and together again when it answers', async () => {
    const connection = connectRedis(redis.url);
    const health = new RedisHealth(connection);
    const limiter = new RedisRateLimiter(connection, health, 'here');
    await vi.waitFor(() => expect(health.healthy()).toBe(true), { timeout: 10_000 });

    redis.pause();
    const taken = [];
    for (let call = 0; call < 4; call++) taken.push((await limiter.takeToken('one', 3, 600_000)).ok);
    expect(taken).toEqual([true, true, true, false]);
    expect(health.healthy()).toBe(false);

    redis.resume();
    await vi.waitFor(() => expect(health.healthy()).toBe(true), { timeout: 20_000 });
    await vi.waitFor(async () => expect((await limiter.takeToken('two', 3, 600_000)).ok).toBe(true));
    connection.disconnect();
  }, 40_000);

  test('the bus gives the connection up, and tells of a gap when there is a new one', async () => {
    const connections = [connectRedis(redis.url), connectRedis(redis.url)];
    const [a, b] = connections.map((connection) => new RedisBus(connection, 'here')) as [RedisBus, RedisBus];
    await vi.waitFor(() => expect(a.connected && b.connected).toBe(true), { timeout: 10_000 });
    const [atA, atB]: [string[], string[]] = [[], []];
    a.subscribe('rooms', (line) => atA.push(line));
    b.subscribe('rooms', (line) => atB.push(line));
    const gap = vi.fn();
    b.onGap(gap);

    redis.pause();
    a.publish('rooms', ['said into the silence']);
    expect(atA).toEqual(['said into the silence']);
    await vi.waitFor(() => expect(a.connected || b.connected).toBe(false), { timeout: 10_000 });

    redis.resume();
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 20_000 });
    await vi.waitFor(
      () => {
        a.publish('rooms', ['again']);
        expect(atB).toContain('again');
      },
      { timeout: 10_000 },
    );
    for (const bus of [a, b]) await bus.close();
    for (const connection of connections) connection.disconnect();
  }, 40_000);
});

describe('a Redis that accepts and never says a word', () => {
  const server = createServer((socket) => socket.on('error', () => undefined).resume());
  let t: TestApp;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    t = await testApp({ env: { REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT_FACTOR: '0.01' } });
  });
  afterAll(async () => {
    await t.close();
    server.close();
  });

  test('calls are answered, limits hold, and the state is told', async () => {
    const statuses = [];
    for (let call = 0; call < 4; call++) statuses.push((await t.call(null, 'POST', '/api/auth/reissue')).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(t.deps.redis?.healthy()).toBe(false);
  });
});
