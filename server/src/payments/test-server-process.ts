import { fork } from 'node:child_process';
import type { Person, TestApp } from '../test-app';
import { serverBundle } from '../test-bundle';

export type ServerProcess = {
  /** Resolves with the signal that ended it. */
  dead: Promise<NodeJS.Signals | null>;
  exitCode: Promise<number | null>;
  /** Null when nobody answered, as when the process dies meanwhile. */
  call(
    caller: Person | null,
    method: string,
    url: string,
    body?: object,
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
  ): Promise<{ status: number; body: any } | null>;
  /** With `FAULT_AT=told`: where it dies from now on. */
  armFault(point: string): void;
  stop(): Promise<void>;
};

/** The whole product as a process of its own on the database of a test, so that it can be killed. */
export async function startServerProcess(t: TestApp, env: Record<string, string> = {}): Promise<ServerProcess> {
  const child = fork(await serverBundle(), {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      DEMO: 'off',
      RATE_LIMIT_FACTOR: '1000',
      DATABASE_URL: t.database.url,
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const dead = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { address: string }) => resolve(message.address));
    void dead.then(() => reject(new Error('The server ended before it was ready; its words are above.')));
  });
  return {
    dead,
    exitCode,
    async call(caller, method, url, body) {
      try {
        const answer = await fetch(`${address}${url}`, {
          method,
          headers: {
            ...(caller && { authorization: `Bearer ${caller.token}` }),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        return { status: answer.status, body: await answer.json() };
      } catch {
        return null;
      }
    },
    armFault: (faultAt) => void child.send({ faultAt }),
    async stop() {
      child.kill('SIGTERM');
      await dead;
    },
  };
}
