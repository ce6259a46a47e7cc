import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../parts/run.mjs';

/** The built product with a fresh demo neighbourhood, in a folder that goes with it. */
export async function startDemo() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mungchi-shots-'));
  const child = fork(path.join(root, 'server/dist/main.js'), {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      DATA_DIR: dataDir,
    },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const address = await Promise.race([
    new Promise((resolve) => child.once('message', (message) => resolve(message.address))),
    gone.then(() => Promise.reject(new Error('The server ended before it was ready; its words are above.'))),
  ]);
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
