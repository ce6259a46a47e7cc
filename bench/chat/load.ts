import { setTimeout } from 'node:timers/promises';
import { type Client, openClient } from './client';
import { type CpuTime, cpuTime, cpuTimePer, type Pids } from './cpu-time';
import type { Seat } from './world';

/** The load generator, a process of its own. Tasks arrive and results leave by messages. */
export type Task = {
  address: string;
  protocol: 'stomp' | 'plain';
  seats: Seat[];
} /** `answering`: each so-manieth message answers an earlier one. */ & (
  | { kind: 'flat-out'; pids: Pids; window: number; seconds: number; answering?: number }
  | { kind: 'steady'; pids: Pids; perSecond: number; seconds: number }
  | { kind: 'idle'; connections: number }
  | { kind: 'open'; pids: Pids; connections: number }
);
export type Result = {
  deliveriesPerSecond: number;
  p50: number;
  p99: number;
  missing: number;
  /** Microseconds per delivery. */
  cpu: CpuTime;
};

const WARM_UP_MS = { 'flat-out': 3_000, steady: 5_000 };

process.on('message', async (task: Task) => {
  const results = task.kind === 'idle' ? await idle(task) : task.kind === 'open' ? await open(task) : await run(task);
  process.send?.(results);
});

let held: Client[] = [];

/** How many connections are opened, authenticated and subscribed a second; what each costs. */
async function open(task: Task & { kind: 'open' }): Promise<Result> {
  const worked = cpuTime(task.pids);
  const started = performance.now();
  await idle(task);
  const perSecond = (task.connections * 1000) / (performance.now() - started);
  const cpu = cpuTimePer(task.connections, worked, cpuTime(task.pids));
  for (const client of held) client.close();
  return { deliveriesPerSecond: perSecond, p50: 0, p99: 0, missing: 0, cpu };
}

async function idle(task: Task & { kind: 'idle' | 'open' }): Promise<null> {
  const seats = Array.from({ length: task.connections }, (_, at) => task.seats[at % task.seats.length]!);
  held = [];
  for (let at = 0; at < seats.length; at += 50) {
    held.push(
      ...(await Promise.all(seats.slice(at, at + 50).map((seat) => openClient(task.address, task.protocol, seat)))),
    );
  }
  return null;
}

async function run(task: Extract<Task, { kind: 'flat-out' | 'steady' }>): Promise<Result> {
  for (const client of held) client.close();
  const clients = await Promise.all(
    task.seats.map((seat) => openClient(task.address, task.protocol, seat, task.kind === 'steady' ? 4 : 64)),
  );
  const people = clients.length / new Set(task.seats.map((seat) => seat.roomId)).size;
  let measuring = false;
  let deliveries = 0;
  let sent = 0;
  const latencies: number[] = [];
  for (const client of clients) {
    client.onMessages = (count, sampled) => {
      deliveries += count;
      if (measuring && sampled > 0) latencies.push(performance.now() - sampled);
    };
  }
  const send = (client: Client) => {
    sent += 1;
    const answers = task.kind === 'flat-out' && task.answering && sent % task.answering === 0;
    const words = `${performance.now().toFixed(3)} 안녕하세요, 오늘 저녁에 만나요`;
    client.send(words, answers ? { replyTo: 1 + (sent % people) } : undefined);
  };

  let running = true;
  if (task.kind === 'flat-out') {
    // Each client keeps so many messages in flight and sends the next when one is acknowledged.
    for (const client of clients) {
      client.onAcknowledged = (count) => {
        for (let i = 0; running && i < count; i++) send(client);
      };
      for (let i = 0; i < task.window; i++) send(client);
    }
  } else {
    void steadily(clients, task.perSecond, () => running, send);
  }

  await setTimeout(WARM_UP_MS[task.kind]);
  measuring = true;
  const before = deliveries;
  const worked = cpuTime(task.pids);
  const started = performance.now();
  await setTimeout(task.seconds * 1000);
  const measured = ((deliveries - before) * 1000) / (performance.now() - started);
  const cpu = cpuTimePer(deliveries - before, worked, cpuTime(task.pids));
  measuring = false;
  running = false;
  for (let wait = 0; wait < 100 && deliveries < sent * people; wait++) await setTimeout(100);
  for (const client of clients) client.close();
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    deliveriesPerSecond: measured,
    p50: at(0.5),
    p99: at(0.99),
    missing: sent * people - deliveries,
    cpu,
  };
}

async function steadily(clients: Client[], perSecond: number, going: () => boolean, send: (client: Client) => void) {
  const started = performance.now();
  for (let sent = 0; going(); ) {
    const seconds = (performance.now() - started) / 1000;
    // Two seconds of warm-up.
    const due = perSecond * (seconds < 2 ? seconds ** 2 / 4 : seconds - 1);
    for (; sent < due; sent++) send(clients[(sent * 7) % clients.length]!);
    await setTimeout(1);
  }
}
