import { readFileSync } from 'node:fs';

/**
 * Milliseconds that this thread has been on a processor: what it does, however many others want to run. Where no kernel
 * tells that, the whole process.
 */
export function threadTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
