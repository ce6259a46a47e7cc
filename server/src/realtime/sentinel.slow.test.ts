import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectRedis } from './redis';
import { RedisBus } from './redis-bus';
import { freePort, redisBinary, type TestRedis, testRedis } from './test-redis';

let first: TestRedis;
let second: TestRedis;
let sentinel: ChildProcess;
let folder: string;
let port: number;

/** One Sentinel with a quorum of one is enough to move the primary; how many agree is its own business. */
beforeAll(async () => {
  [first, second] = await Promise.all([testRedis(), testRedis()]);
  const admin = new Redis(second.url);
  await admin.replicaof('127.0.0.1', Number(new URL(first.url).port));
  await vi.waitFor(async () => expect(await admin.info('replication')).toContain('master_link_status:up'), {
    timeout: 20_000,
  });
  admin.disconnect();
  port = await freePort();
  folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-sentinel-'));
  const file = path.join(folder, 'sentinel.conf');
  writeFileSync(
    file,
    `port ${port}\nbind 127.0.0.1\ndir ${folder}\nsentinel monitor main 127.0.0.1 ${new URL(first.url).port} 1\n` +
      'sentinel down-after-milliseconds main 1000\nsentinel failover-timeout main 3000\n',
  );
  sentinel = spawn(redisBinary(), [file, '--sentinel'], { stdio: 'ignore' });
  const asked = new Redis(port, '127.0.0.1', { retryStrategy: () => 50, maxRetriesPerRequest: null });
  asked.on('error', () => undefined);
  await vi.waitFor(async () => expect(await asked.call('SENTINEL', 'replicas', 'main')).toHaveLength(1), {
    timeout: 30_000,
    interval: 100,
  });
  asked.disconnect();
}, 60_000);
afterAll(async () => {
  const gone = once(sentinel, 'exit');
  sentinel.kill('SIGKILL');
  await gone;
  await Promise.all([first.close(), second.close()]);
  rmSync(folder, { recursive: true, force: true });
});

test('two nodes hear each other again when the primary has died and the other one took over', async () => {
  const sentinels = [{ host: '127.0.0.1', port }];
  const connections = [0, 1].map(() => connectRedis('redis://main', { sentinels }));
  const [a, b] = connections.map((connection) => new RedisBus(connection, 'here')) as [RedisBus, RedisBus];
  await vi.waitFor(() => expect(a.connected && b.connected).toBe(true), { timeout: 20_000 });
  const heard: string[] = [];
  b.subscribe('rooms', (line) => heard.push(line));
  const says = (line: string) =>
    vi.waitFor(
      () => {
        a.publish('rooms', [line]);
        expect(heard).toContain(line);
      },
      { timeout: 45_000, interval: 100 },
    );
  await says('before');

  await first.stop();
  await vi.waitFor(() => expect(a.connected || b.connected).toBe(false), { timeout: 20_000 });
  await says('after');
  const taken = Number(new URL(second.url).port);
  await vi.waitFor(() => expect(connections.map(({ stream }) => stream?.remotePort)).toEqual([taken, taken]), {
    timeout: 20_000,
  });

  for (const bus of [a, b]) await bus.close();
  for (const connection of connections) connection.disconnect();
}, 120_000);
