import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from './db/test-database';

const ROOT = path.resolve(import.meta.dirname, '../..');
const part = (name: string) => JSON.stringify(path.join(ROOT, name));

let database: TestDatabase;
let folder: string;
let server: Server | undefined;

beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'npm-start-'));
  // As scripts/start.mjs does it, without installing and building.
  writeFileSync(
    path.join(folder, 'start.mjs'),
    `import { stopWithNpm } from ${part('scripts/parts/stop-with-npm.mjs')};
     stopWithNpm();
     console.log('pid', process.pid);
     const { address } = await import(${part('server/src/main.ts')});
     console.log('ready', address);`,
  );
  const start = `node --import ${part('node_modules/tsx/dist/esm/index.mjs')} start.mjs`;
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { start } }));
});
afterEach(() => {
  if (server && isAlive(server.pid)) process.kill(server.pid, 'SIGKILL');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

type Server = { npm: ChildProcess; pid: number; log: string[] };

/** In a process group of its own, as in a terminal. */
async function npmStart(): Promise<Server> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VITEST|npm_)/.test(name));
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...Object.fromEntries(inherited),
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      npm_config_update_notifier: 'false',
    },
  });
  const log: string[] = [];
  createInterface(npm.stdout!).on('line', (line) => log.push(line));
  const said = (word: string) => log.find((line) => line.startsWith(word))?.split(' ')[1];
  await vi.waitFor(() => expect(said('ready')).toBeDefined(), { timeout: 60_000, interval: 50 });
  return { npm, pid: Number(said('pid')), log };
}

const stopped = (server: Server) =>
  vi.waitFor(() => expect(isAlive(server.pid)).toBe(false), { timeout: 20_000, interval: 50 });

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to npm stops the server too',
  async (signal) => {
    server = await npmStart();
    server.npm.kill(signal);
    await stopped(server);
    expect(server.log.join('\n')).toContain('stopping: SIGTERM');
  },
  90_000,
);

test('Ctrl-C once, which the terminal sends to everyone, is a clean stop', async () => {
  server = await npmStart();
  const exited = once(server.npm, 'exit');
  process.kill(-server.npm.pid!, 'SIGINT');
  await stopped(server);
  expect(server.log.join('\n')).toContain('stopping: SIGINT');
  await exited;
}, 90_000);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
