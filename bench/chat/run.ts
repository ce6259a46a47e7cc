import os from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Result } from './load';
import { line, pidsOf } from './report';
import { startLoad } from './start-load';
import { SUBJECTS, type Subject, startSubject } from './subjects';
import { createWorld, MEMBERS, ROOMS } from './world';

const SECONDS = Number(process.env['SECONDS'] ?? 8);
const ROUNDS = Number(process.env['ROUNDS'] ?? 2);
const WINDOW = Number(process.env['WINDOW'] ?? 4);
const IDLE = 2000;
/** Pause between runs, for a shared machine. */
const PAUSE = Number(process.env['PAUSE'] ?? 0);

const world = await createWorld();
const best = new Map<Subject, Result>();
const half = new Map<Subject, Result>();
const quarter = new Map<Subject, Result>();
const idle = new Map<Subject, number>();
const subjects: Subject[] = ['mungchi', 'bare (a)', 'simple (b)'];
console.log(
  `${ROOMS} rooms × ${MEMBERS} people, ${os.cpus()[0]?.model}, load ${os
    .loadavg()
    .map((l) => l.toFixed(1))
    .join(' ')}`,
);

for (let round = 1; round <= ROUNDS; round++) {
  for (const subject of subjects) {
    const { protocol } = SUBJECTS[subject];
    await setTimeout(PAUSE * 1000);
    const server = await startSubject(subject, world.databaseUrl);
    const load = startLoad();
    const common = {
      address: server.address,
      protocol,
      seats: world.seats,
      seconds: SECONDS,
      pids: pidsOf(server, world),
    };
    const top = await load.run({ ...common, kind: 'flat-out', window: WINDOW });
    console.log(line(subject, `flat out, round ${round}`, top));
    if (top.deliveriesPerSecond > (best.get(subject)?.deliveriesPerSecond ?? 0)) best.set(subject, top);
    load.stop();
    await server.stop();
  }
}

for (const subject of subjects) {
  const { protocol } = SUBJECTS[subject];
  await setTimeout(PAUSE * 1000);
  const server = await startSubject(subject, world.databaseUrl);
  const load = startLoad();
  // The bare one at our rate; what it could do at half of its own is no use to anybody.
  const rated = best.get(subject === 'bare (a)' ? 'mungchi' : subject)!;
  const steady = {
    kind: 'steady',
    address: server.address,
    protocol,
    seats: world.seats,
    seconds: SECONDS,
    pids: pidsOf(server, world),
  } as const;
  for (const [name, share, results] of [
    ['quarter load', 4, quarter],
    ['half load', 2, half],
  ] as const) {
    const result = await load.run({ ...steady, perSecond: rated.deliveriesPerSecond / MEMBERS / share });
    console.log(line(subject, name, result));
    results.set(subject, result);
  }
  load.stop();
  await server.stop();
}

for (const subject of ['mungchi', 'bare (a)'] as const) {
  const { protocol } = SUBJECTS[subject];
  await setTimeout(PAUSE * 1000);
  const server = await startSubject(subject, world.databaseUrl);
  const crowd = { kind: 'idle', address: server.address, protocol, seats: world.seats } as const;
  const first = startLoad();
  await first.run({ ...crowd, connections: 200 });
  const before = await server.memory();
  const rest = startLoad();
  await rest.run({ ...crowd, connections: IDLE });
  idle.set(subject, ((await server.memory()) - before) / IDLE);
  first.stop();
  rest.stop();
  await server.stop();
}
await world.close();

const rate = (subject: Subject) => best.get(subject)!.deliveriesPerSecond;
console.log(`
| | deliveries/s | of (a) | times (b) | quarter load p50 / p99 | half load p50 / p99 | per idle connection |
|---|---|---|---|---|---|---|`);
for (const subject of subjects) {
  const memory = idle.get(subject);
  const cells = [
    subject,
    Math.round(rate(subject)).toLocaleString('en'),
    (rate(subject) / rate('bare (a)')).toFixed(2),
    (rate(subject) / rate('simple (b)')).toFixed(1),
    ...[quarter, half].map((results) => {
      const { p50, p99 } = results.get(subject)!;
      return `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
    }),
    memory === undefined ? '' : `${(memory / 1024).toFixed(1)} KB`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
