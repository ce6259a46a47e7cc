import { hostname } from 'node:os';
import type { Deps } from '../deps';
import type { LiveDoor } from '../live/live-door';
import { nodeAlive, nodeGone } from './node-alive';

const PULSE_MS = 15_000;

/** Each process says every few seconds that it is there, for the machine room. */
export function operatorLive(door: LiveDoor, deps: Deps): void {
  const node = { name: `${hostname()}-${process.pid}`, since: deps.now() };
  const say = () => nodeAlive(deps, { ...node, people: door.gateway.principals().length });
  door.poll({ run: say, everyMs: PULSE_MS, awayMs: PULSE_MS });
  door.onClose(() => nodeGone(deps, node.name).catch(() => undefined));
}
