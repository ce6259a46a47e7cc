import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Where RELEASE is checked out. */
export const RELEASE_FOLDER = path.resolve(import.meta.dirname, '../../.cache/before-chat');

/** What is measured: the product, the references in this folder and, if RELEASE names one, an older product. */
export const SUBJECTS = {
  mungchi: { file: '../../server/src/main.ts', protocol: 'stomp' },
  before: { file: path.join(RELEASE_FOLDER, 'server/src/main.ts'), protocol: 'stomp' },
  'bare (a)': { file: 'reference-bare.ts', protocol: 'plain' },
  'simple (b)': { file: 'reference-simple.ts', protocol: 'plain' },
  'floor (c)': { file: 'reference-commit.ts', protocol: 'plain' },
} as const;
export type Subject = keyof typeof SUBJECTS;

export type Running = { address: string; pid: number; memory(): Promise<number>; stop(): Promise<void> };

/** As `npm start` sets it. */
const YOUNG_MEGABYTES = Number(process.env['YOUNG'] ?? 64);

/** Pinned to the first core. */
export async function startSubject(subject: Subject, databaseUrl: string): Promise<Running> {
  const file = path.resolve(import.meta.dirname, SUBJECTS[subject].file);
  // NODE_ARGS=--cpu-prof and the like come on top.
  const flags = [
    `--max-semi-space-size=${YOUNG_MEGABYTES}`,
    '--expose-gc',
    ...(process.env['NODE_ARGS'] ?? '').split(' ').filter(Boolean),
  ];
  const imports = ['--import', 'tsx', '--import', path.resolve(import.meta.dirname, 'collect-garbage.ts')];
  const child: ChildProcess = spawn('taskset', ['-c', '0', process.execPath, ...flags, ...imports, file], {
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
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${subject} did not start`))),
  ]);
  return {
    address: (message as { address: string }).address,
    /** taskset replaces itself by the program, so the process is the server. */
    pid: child.pid!,
    /** Resident bytes after a garbage collection. */
    memory: async () => {
      for (let time = 0; time < 3; time++) {
        await setTimeout(1500);
        child.kill('SIGUSR2');
      }
      await setTimeout(1500);
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
