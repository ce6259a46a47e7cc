import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What is measured: the product, and the two references in this folder. */
export const SUBJECTS = {
  mungchi: { file: '../../server/src/main.ts', protocol: 'stomp' },
  'bare (a)': { file: 'reference-bare.ts', protocol: 'plain' },
  'simple (b)': { file: 'reference-simple.ts', protocol: 'plain' },
} as const;
export type Subject = keyof typeof SUBJECTS;

export type Running = { address: string; memory(): number; stop(): Promise<void> };

/** Pinned to the first core. */
export async function startSubject(subject: Subject, databaseUrl: string, youngMegabytes = 64): Promise<Running> {
  const file = path.resolve(import.meta.dirname, SUBJECTS[subject].file);
  // As `npm start` does it; NODE_ARGS=--cpu-prof and the like come on top.
  const flags = [
    `--max-semi-space-size=${youngMegabytes}`,
    ...(process.env['NODE_ARGS'] ?? '').split(' ').filter(Boolean),
  ];
  const child: ChildProcess = spawn('taskset', ['-c', '0', process.execPath, ...flags, '--import', 'tsx', file], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = await once(child, 'message');
  return {
    address: (message as { address: string }).address,
    /** Resident octets; taskset replaces itself by the program, so the process is the server. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
