import { spawn } from 'node:child_process';
import os from 'node:os';

/** Processes that compute without end at a low priority, as on a machine that others use too. Returns how to end them. */
export function keepBusy(count) {
  const children = Array.from({ length: count }, () => {
    const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    return child;
  });
  const stop = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', stop);
  return stop;
}
