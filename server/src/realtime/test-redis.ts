import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
  /** Starts again on the same port, empty. */
  start(): Promise<void>;
  /** Still running, but does not answer. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

/** Starts a Redis for the test: the installed program, else Debian's package. */
export async function testRedis(): Promise<TestRedis> {
  const binary = redisBinary();
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-redis-'));
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const start = async () => {
    const settings = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ];
    server = spawn(binary, settings, { stdio: 'ignore' });
    await answering(url);
  };
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  await start();
  return {
    url,
    start,
    stop,
    pause: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function redisBinary(): string {
  const found = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (found) return found;
  if (process.getuid?.() === 0) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server']);
  if (spawnSync('redis-server', ['--version']).status === 0) return 'redis-server';
  throw new Error('These tests need redis-server or valkey-server (Debian: apt-get install redis-server).');
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function answering(url: string): Promise<void> {
  const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  await Promise.race([redis.ping(), setTimeout(10_000)]);
  redis.disconnect();
}
