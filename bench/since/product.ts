import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';

export type Product = {
  address: string;
  pid: number;
  /** What was used so far, by the server and its database together. */
  used(): Promise<Used>;
  stop(): Promise<void>;
};
export type Used = { serverUs: number; databaseUs: number; transactions: number; pages: number };

/** A release from its sources, set as in production, on the first core. */
export async function startProduct(folder: string, databaseUrl: string, databasePid: number): Promise<Product> {
  const port = await freePort();
  const origin = process.env['WEB_ORIGIN'] ?? `http://127.0.0.1:${port}`;
  const main = path.join(folder, 'server/src/main.ts');
  const flags = ['--max-semi-space-size=64', ...(process.env['NODE_ARGS'] ?? '').split(' ').filter(Boolean)];
  const child = spawn('taskset', ['-c', '0', process.execPath, ...flags, '--import', 'tsx', main], {
    cwd: folder,
    env: { ...process.env, ...SETTINGS, DATABASE_URL: databaseUrl, PORT: String(port), WEB_ORIGIN: origin },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${folder} did not start`))),
  ]);
  const counters = new pg.Client(databaseUrl);
  await counters.connect();
  const pid = child.pid!;
  return {
    address: (message as { address: string }).address,
    pid,
    used: async () => ({
      serverUs: threadsUs(pid),
      databaseUs: childrenOf(databasePid).reduce((sum, backend) => sum + threadsUs(backend), 0),
      ...(await databaseUse(counters)),
    }),
    stop: async () => {
      await counters.end();
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const SETTINGS = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  TRUST_PROXY: 'loopback',
  PAYMENT_SANDBOX: 'on',
  BUILTIN_LOGIN: 'on',
  LEGAL: 'off',
  DEMO: 'off',
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '1000000',
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A connection tells what it did when it has had no work for ten seconds. */
async function databaseUse(client: pg.Client): Promise<Pick<Used, 'transactions' | 'pages'>> {
  const { rows } = await client.query(
    `select xact_commit::float8 as transactions, (blks_hit + blks_read)::float8 as pages
     from pg_stat_database where datname = current_database()`,
  );
  return rows[0];
}

/** In nanoseconds there. */
function threadsUs(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + nanoseconds(pid, thread) / 1000, 0);
  } catch {
    return 0;
  }
}

function nanoseconds(pid: number, thread: string): number {
  return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
