import { readdirSync, readFileSync } from 'node:fs';

/** Whose work is counted; the database is its postmaster with all children. */
export type Pids = { server: number; database: number };
/** In microseconds. Unlike the clock, not disturbed by what else runs on the machine. */
export type CpuTime = { server: number; database: number; generator: number };

export function cpuTime({ server, database }: Pids): CpuTime {
  const { user, system } = process.cpuUsage();
  return { server: ticksOf(server), database: treeTicksOf(database), generator: user + system };
}

export function cpuTimePer(count: number, before: CpuTime, after: CpuTime): CpuTime {
  const per = (who: keyof CpuTime) => (after[who] - before[who]) / Math.max(1, count);
  return { server: per('server'), database: per('database'), generator: per('generator') };
}

/** Linux counts in hundredths of a second. */
const TICK_US = 10_000;

function ticksOf(pid: number): number {
  const [utime, stime] = statOf(pid).slice(11, 13);
  return (Number(utime) + Number(stime)) * TICK_US;
}

function treeTicksOf(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(Number(name))[1] === String(pid));
  return children.reduce((sum, child) => sum + ticksOf(Number(child)), ticksOf(pid));
}

/** The fields after the name, which may itself hold spaces; empty for a process that is gone. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
