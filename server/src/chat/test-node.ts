import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { serverBundle } from '../test-bundle';

export interface TestNode {
  /** `http://127.0.0.1:port` */
  address: string;
  /** Answers the exit code; null when it was killed. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** The real server as a process of its own, on a database (and a bus) that others share. */
export async function startNode(databaseUrl: string, env: Record<string, string> = {}): Promise<TestNode> {
  const settings = {
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
    ...env,
  };
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const child: ChildProcess = fork(await serverBundle(), {
    execArgv: ['--enable-source-maps'],
    env: { ...inherited, NODE_ENV: 'test', ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const address = await Promise.race([
    once(child, 'message').then(([message]) => (message as { address: string }).address),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ]);
  return {
    address,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill(signal);
      return (await exited)[0] as number | null;
    },
  };
}
