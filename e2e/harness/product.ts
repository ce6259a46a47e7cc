import { fork } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export type Product = {
  address: string;
  /** The last lines it wrote. */
  said: readonly string[];
  stop: () => Promise<void>;
};

type ProductOptions = {
  databaseUrl: string;
  dataDir: string;
  demo: boolean;
  env?: Record<string, string>;
  /** Another release than the one built here. */
  main?: string;
};

const KEPT_LINES = 100;
const MAIN = path.resolve(import.meta.dirname, '../../server/dist/main.js');

/** The built server as its own process, on a port of its own. It ends with the process that started it. */
export async function startProduct({ databaseUrl, dataDir, demo, env, main = MAIN }: ProductOptions): Promise<Product> {
  const child = fork(main, {
    execArgv: ['--enable-source-maps'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      // Slow machines draw, too.
      SSR_BUDGET_MS: '10000',
      // A sheet that offers them lies over the room of whoever has just joined.
      PUSH: 'off',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: demo ? 'on' : 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout!, child.stderr!]) listen(stream, said);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { address: string }) => resolve(message.address));
    void gone.then(() => reject(new Error('The server ended before it was ready; its words are above.')));
  });
  return {
    address,
    said,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function listen(stream: Readable, said: string[]): void {
  createInterface({ input: stream }).on('line', (line) => {
    process.stderr.write(`${line}\n`);
    said.push(line);
    if (said.length > KEPT_LINES) said.shift();
  });
}
