import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Result, Task } from './load';

/** Pinned to the second core. */
export function startLoad(): { run(task: Task): Promise<Result>; stop(): void } {
  const file = path.resolve(import.meta.dirname, 'load.ts');
  const child: ChildProcess = spawn('taskset', ['-c', '1', process.execPath, '--import', 'tsx', file], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    async run(task) {
      child.send(task);
      const [result] = await once(child, 'message');
      return result as Result;
    },
    stop: () => child.kill(),
  };
}
