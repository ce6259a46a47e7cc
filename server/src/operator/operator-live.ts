import { hostname } from 'node:os';
import type { Deps } from '../deps';
import type { LiveDoor } from '../live/live-door';
import { type CpuSample, cpuPercent } from './machines/cpu-rules';
import { nodeAlive, nodeGone } from './machines/node-alive';

const PULSE_MS = 15_000;

/** Each process says every few seconds that it is there, for the machine room. */
export function operatorLive(door: LiveDoor, deps: Deps): void {
  const node = { name: `${hostname()}-${process.pid}`, since: deps.now() };
  let was = cpuSample();
  const say = () => {
    const is = cpuSample();
    const cpu = cpuPercent(was, is);
    was = is;
    return nodeAlive(deps, { ...node, cpu, people: door.gateway.principals().length });
  };
  door.poll({ run: say, everyMs: PULSE_MS, awayMs: PULSE_MS });
  door.onClose(() => nodeGone(deps, node.name).catch(() => undefined));
}

/** Of all threads of this process. */
function cpuSample(): CpuSample {
  const { user, system } = process.cpuUsage();
  return { usedMicros: user + system, atMs: performance.now() };
}
