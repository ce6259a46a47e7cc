import type { Pids } from './cpu-time';
import type { Result } from './load';
import type { Running } from './subjects';
import type { World } from './world';

export function pidsOf(server: Running, { databasePid }: World): Pids {
  return { server: server.pid, database: databasePid };
}

export function line(subject: string, what: string, { deliveriesPerSecond, p50, p99, missing, cpu }: Result): string {
  const work = `µs each: server ${cpu.server.toFixed(2)}, database ${cpu.database.toFixed(2)}, generator ${cpu.generator.toFixed(2)}`;
  return `${subject.padEnd(11)} ${what.padEnd(18)} ${Math.round(deliveriesPerSecond).toLocaleString('en').padStart(9)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  missing ${missing}  ${work}`;
}
