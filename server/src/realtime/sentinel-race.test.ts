import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connectRedis } from './redis';
import { RedisBus } from './redis-bus';
import { type TestRedis, testRedis } from './test-redis';

let redis: TestRedis;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.close());

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const list = (...items: string[]) => `*${items.length}\r\n${items.join('')}`;
const push = (...items: string[]) => `>${items.length}\r\n${items.join('')}`;
const ANNOUNCED = push(bulk('message'), bulk('+switch-master'), bulk('main'));

/** Answers as a Sentinel does, and announces a new primary just before it says which one it is. */
async function sentinelInAHurry() {
  const primary = list(bulk('127.0.0.1'), bulk(new URL(redis.url).port));
  const listeners = new Set<Socket>();
  let announcing = false;
  const replyTo = (command: string, socket: Socket): string => {
    if (command.includes('+switch-master')) {
      listeners.add(socket.once('close', () => listeners.delete(socket)));
      return push(bulk('subscribe'), bulk('+switch-master'), ':1\r\n');
    }
    if (command.includes('sentinels')) return list();
    if (!command.includes('get-master-addr-by-name')) return '+OK\r\n';
    for (const listener of announcing ? listeners : []) listener.write(ANNOUNCED);
    return primary;
  };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      for (const command of bytes.toString().split(/(?=\*\d+\r\n)/)) {
        const reply = replyTo(command, socket);
        if (announcing && reply === primary) setImmediate(() => socket.write(reply));
        else socket.write(reply);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    listeners,
    announce: (on: boolean) => {
      announcing = on;
    },
    close: () => server.close(),
  };
}

test('a new primary that is announced while it is being asked for does not end the connection', async () => {
  const sentinel = await sentinelInAHurry();
  const connection = connectRedis('redis://main', { sentinels: [{ host: '127.0.0.1', port: sentinel.port }] });
  const bus = new RedisBus(connection, 'here');
  onTestFinished(async () => {
    await bus.close();
    connection.disconnect();
    sentinel.close();
  });
  await vi.waitFor(() => expect(bus.connected).toBe(true), { timeout: 10_000 });
  await vi.waitFor(() => expect(sentinel.listeners.size).toBe(2), { timeout: 10_000 });

  const ended = vi.fn();
  connection.once('end', () => {
    ended();
    sentinel.announce(false);
  });
  sentinel.announce(true);
  const admin = new Redis(redis.url);
  await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
  admin.disconnect();
  await vi.waitFor(() => expect(ended).toHaveBeenCalled(), { timeout: 10_000 });
  await vi.waitFor(() => expect(bus.connected).toBe(true), { timeout: 10_000 });
});

test('a connection that was disconnected stays so', async () => {
  const connection = connectRedis(redis.url);
  await vi.waitFor(() => expect(connection.status).toBe('ready'), { timeout: 10_000 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ended = new Promise<void>((resolve) => connection.once('end', resolve));
  connection.disconnect();
  await ended;
  vi.runAllTimers();
  expect(connection.status).toBe('end');
});
