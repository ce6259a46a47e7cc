import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Bus, LocalBus } from './bus';
import { LocalRateLimiter, type RateLimiter } from './rate-limit';
import { connectRedis } from './redis';
import { RedisBus } from './redis-bus';
import { RedisHealth } from './redis-health';
import { RedisRateLimiter } from './redis-rate-limit';
import { type TestRedis, testRedis } from './test-redis';

let redis: TestRedis;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.close());

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.close();
});
const opened = <T extends { close(): Promise<void> }>(thing: T): T => {
  open.push(thing);
  return thing;
};
// Patient: these are not about a slow Redis, and the machine may be busy.
const connect = async () => {
  const connection = connectRedis(redis.url, { commandMs: 5_000 });
  open.push({ close: async () => connection.disconnect() });
  await once(connection, 'ready');
  return connection;
};
const redisLimiter = async (deployment = 'here') => {
  const connection = await connect();
  return new RedisRateLimiter(connection, new RedisHealth(connection), deployment);
};
const redisBus = async (deployment = 'here') => {
  const bus = opened(new RedisBus(await connect(), deployment));
  await vi.waitFor(() => expect(bus.connected).toBe(true));
  return bus;
};

describe.each([
  ['in-process', async () => opened(new LocalBus())],
  ['Redis', () => redisBus()],
])('bus: %s', (_, make: () => Promise<Bus>) => {
  test('what is published is heard, in order, on its channel only', async () => {
    const bus = await make();
    const heard: string[] = [];
    bus.subscribe('rooms', (payload) => heard.push(payload));
    bus.subscribe('other', (payload) => heard.push(`other ${payload}`));
    for (let i = 0; i < 100; i += 2) bus.publish('rooms', [`안녕 ${i}`, `안녕 ${i + 1}`]);
    await vi.waitFor(() => expect(heard).toEqual(Array.from({ length: 100 }, (_, at) => `안녕 ${at}`)));
  });

  test('each subscriber hears it once, until it leaves', async () => {
    const bus = await make();
    const [first, second] = [vi.fn(), vi.fn()];
    const leave = bus.subscribe('rooms', first);
    bus.subscribe('rooms', second);
    bus.publish('rooms', ['a']);
    leave();
    bus.publish('rooms', ['b']);
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(2));
    expect(first.mock.calls).toEqual([['a']]);
  });
});

describe('between nodes', () => {
  test('both nodes hear both, the own message once', async () => {
    const [a, b] = [await redisBus(), await redisBus()];
    const [atA, atB]: [string[], string[]] = [[], []];
    a.subscribe('rooms', (payload) => atA.push(payload));
    b.subscribe('rooms', (payload) => atB.push(payload));
    a.publish('rooms', ['from a']);
    b.publish('rooms', ['from b']);
    await vi.waitFor(() =>
      expect([atA.toSorted(), atB.toSorted()]).toEqual([
        ['from a', 'from b'],
        ['from a', 'from b'],
      ]),
    );
    a.publish('rooms', ['end']);
    await vi.waitFor(() => expect(atB).toContain('end'));
    expect([atA.length, atB.length]).toEqual([3, 3]);
  });

  test('Redis away: the own node still hears; back again: a gap is reported and messages flow', async () => {
    const [a, b] = [await redisBus(), await redisBus()];
    const gap = vi.fn();
    b.onGap(gap);
    const [atA, atB]: [string[], string[]] = [[], []];
    a.subscribe('rooms', (payload) => atA.push(payload));
    b.subscribe('rooms', (payload) => atB.push(payload));
    await redis.stop();
    await vi.waitFor(() => expect(a.connected || b.connected).toBe(false));
    a.publish('rooms', ['lost to others']);
    expect(atA).toEqual(['lost to others']);
    expect(gap).not.toHaveBeenCalled();
    await redis.start();
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 10_000 });
    await vi.waitFor(() => expect(a.connected && b.connected).toBe(true), { timeout: 10_000 });
    await vi.waitFor(() => {
      a.publish('rooms', ['again']);
      expect(atB).toContain('again');
    });
    expect(atB).not.toContain('lost to others');
  });

  test('a node that could not be heard says so to the others when it is back', async () => {
    const publisher = await connect();
    const [a, b] = [opened(new RedisBus(publisher, 'here')), await redisBus()];
    await vi.waitFor(() => expect(a.connected).toBe(true));
    const gap = vi.fn();
    b.onGap(gap);
    publisher.disconnect(true);
    a.publish('rooms', ['lost to others']);
    await vi.waitFor(() => expect(gap).toHaveBeenCalled());
  });

  test('deployments that share a Redis hear nothing of each other and count apart', async () => {
    const [ours, alsoOurs, theirs] = [await redisBus('ours'), await redisBus('ours'), await redisBus('theirs')];
    const [atOurs, atTheirs]: [string[], string[]] = [[], []];
    alsoOurs.subscribe('rooms', (line) => atOurs.push(line));
    theirs.subscribe('rooms', (line) => atTheirs.push(line));
    await vi.waitFor(() => {
      theirs.publish('rooms', ['of theirs']);
      ours.publish('rooms', ['of ours']);
      expect(atOurs).toContain('of ours');
    });
    expect(new Set(atOurs)).toEqual(new Set(['of ours']));
    expect(new Set(atTheirs)).toEqual(new Set(['of theirs']));

    const [a, b] = [await redisLimiter('ours'), await redisLimiter('theirs')];
    expect([await a.takeToken('one', 1, 60_000), await b.takeToken('one', 1, 60_000)]).toEqual([
      { ok: true },
      { ok: true },
    ]);
  });
});

describe.each([
  ['in-process', async () => new LocalRateLimiter()],
  ['Redis', () => redisLimiter()],
])('rate limit: %s', (_, make: () => Promise<RateLimiter>) => {
  test('so many in any window, per key; the refused do not count', async () => {
    const limiter = await make();
    const key = `user ${Math.random()}`;
    const taken = await Promise.all(Array.from({ length: 12 }, async () => limiter.takeToken(key, 10, 400)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(10);
    const refused = taken.find(({ ok }) => !ok) as { retryAfter: number };
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(400);
    expect(await limiter.takeToken(`${key} neighbour`, 10, 400)).toEqual({ ok: true });
    await vi.waitFor(async () => expect(await limiter.takeToken(key, 10, 400)).toEqual({ ok: true }));
  });

  test('what costs more takes more at once, or nothing', async () => {
    const limiter = await make();
    const key = `dear ${Math.random()}`;
    const takes = [];
    for (const cost of [4, 7, 6, 1]) takes.push((await limiter.takeToken(key, 10, 60_000, cost)).ok);
    expect(takes).toEqual([true, false, true, false]);
  });
});

test('two nodes share a limit; without Redis each keeps its own', async () => {
  const [a, b] = [await redisLimiter(), await redisLimiter()];
  const results = [];
  for (const limiter of [a, b, a, b]) results.push((await limiter.takeToken('shared', 3, 60_000)).ok);
  expect(results).toEqual([true, true, true, false]);
  await redis.stop();
  await vi.waitFor(async () => expect((await a.takeToken('shared', 3, 60_000)).ok).toBe(true));
  await redis.start();
});

test('the window slides', async () => {
  let now = 0;
  const limiter = new LocalRateLimiter(() => now);
  const at = (time: number) => {
    now = time;
    return limiter.takeToken('k', 2, 1000);
  };
  expect([at(0), at(600), at(900)]).toEqual([{ ok: true }, { ok: true }, { ok: false, retryAfter: 100 }]);
  expect([at(1000), at(1500)]).toEqual([{ ok: true }, { ok: false, retryAfter: 100 }]);
  expect(at(1600)).toEqual({ ok: true });
});
