import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillTemplate } from '../../../bench/cluster/fill-template';
import { layoutOf, PASSWORDS } from '../../../bench/cluster/layout';
import { connectRedis } from './redis';
import { RedisBus } from './redis-bus';
import { freePort, redisBinary } from './test-redis';

const DEPLOY = path.resolve(import.meta.dirname, '../../../deploy/many');
const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-deployed-redis-'));
const layout = layoutOf(folder, 7400, DEPLOY);
const running: ChildProcess[] = [];
let redis: Record<string, string>;
let sentinel: Record<string, string>;

/** deploy/many/redis.conf and deploy/many/sentinel.conf as they are, each on an address of its own. */
beforeAll(async () => {
  if (spawnSync('openssl', ['version']).status !== 0)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'openssl']);
  const made = spawnSync(path.join(DEPLOY, 'make-certificates.sh'), [layout.tls(''), ...layout.certificates]);
  expect(made.stderr?.toString()).toBe('');
  redis = { ...layout.redis(1), REDIS_PORT: String(await freePort()) };
  sentinel = {
    ...layout.sentinel(1),
    SENTINEL_PORT: String(await freePort()),
    REDIS_PRIMARY_PORT: redis['REDIS_PORT']!,
  };
  start('redis.conf', redis);
  start('sentinel.conf', sentinel, '--sentinel');
}, 60_000);
afterAll(async () => {
  for (const each of running) {
    const gone = once(each, 'exit');
    each.kill('SIGKILL');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(file: string, values: Record<string, string>, ...words: string[]): void {
  const target = path.join(folder, file);
  writeFileSync(target, fillTemplate(readFileSync(path.join(DEPLOY, file), 'utf8'), values));
  running.push(spawn(redisBinary(), [target, ...words], { stdio: 'ignore' }));
}

const sentinels = () => [{ host: sentinel['HOST']!, port: Number(sentinel['SENTINEL_PORT']) }];

test('two nodes hear each other through Sentinel, with the password and our own authority', async () => {
  const url = `rediss://:${PASSWORDS.REDIS_PASSWORD}@mungchi`;
  const authority = layout.tls('ca.pem');
  const connections = [0, 1].map(() => connectRedis(url, { sentinels: sentinels(), authority }));
  const [a, b] = connections.map((connection) => new RedisBus(connection, 'here')) as [RedisBus, RedisBus];
  await vi.waitFor(() => expect(a.connected && b.connected).toBe(true), { timeout: 30_000 });
  const heard: string[] = [];
  b.subscribe('rooms', (line) => heard.push(line));
  await vi.waitFor(
    () => {
      a.publish('rooms', ['hello']);
      expect(heard).toContain('hello');
    },
    { timeout: 30_000, interval: 100 },
  );
  for (const bus of [a, b]) await bus.close();
  for (const connection of connections) connection.disconnect();
}, 60_000);

test.each<[string, () => [host: string, port: string]]>([
  ['Redis', () => [redis['HOST']!, redis['REDIS_PORT']!]],
  ['a Sentinel', () => [sentinel['HOST']!, sentinel['SENTINEL_PORT']!]],
])(
  '%s says nothing without the password, nor without TLS',
  async (_name, place) => {
    const [host, port] = place();
    const open = (tls: object) => {
      const connection = new Redis(Number(port), host, { ...tls, lazyConnect: true, retryStrategy: null });
      connection.on('error', () => undefined);
      return connection;
    };
    const secure = open({ tls: { ca: readFileSync(layout.tls('ca.pem')) } });
    await expect(secure.call('PING')).rejects.toThrow(/NOAUTH/);
    secure.disconnect();
    const plain = open({});
    await expect(plain.call('PING')).rejects.toThrow(/closed|ECONNRESET/i);
    plain.disconnect();
  },
  60_000,
);
