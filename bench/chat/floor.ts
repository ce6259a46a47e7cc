import os from 'node:os';
import type { Result } from './load';
import { line, pidsOf } from './report';
import { startLoad } from './start-load';
import { SUBJECTS, type Subject, startSubject } from './subjects';
import { createWorld, MEMBERS } from './world';

/**
 * What a message costs and how long it takes above the floor of group commit, at the load of a good evening.
 *   npm run bench:floor
 *   ROUNDS=9 SECONDS=6 RATES=500,1000 npm run bench:floor
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 6);
const RATES = (process.env['RATES'] ?? '1000,2000').split(',').map(Number);
const PAIR: Subject[] = ['mungchi', 'floor (c)'];

const world = await createWorld();
const figures = new Map<string, Result[]>();
const of = (subject: Subject, rate: number) => {
  const key = `${subject} ${rate}`;
  return figures.get(key) ?? figures.set(key, []).get(key)!;
};

// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round++) {
  for (const subject of round % 2 ? PAIR : PAIR.toReversed()) {
    const server = await startSubject(subject, world.databaseUrl);
    const load = startLoad();
    for (const rate of RATES) {
      const task = { kind: 'steady', address: server.address, seats: world.seats, seconds: SECONDS } as const;
      const { protocol } = SUBJECTS[subject];
      const result = await load.run({ ...task, protocol, pids: pidsOf(server, world), perSecond: rate });
      console.log(line(subject, `${rate}/s, round ${round}`, result));
      if (round > 0) of(subject, rate).push(result);
    }
    load.stop();
    await server.stop();
  }
}
await world.close();

console.log(`
load ${os.loadavg()[0]!.toFixed(1)}, middle of ${ROUNDS}; processor: server and database, a message of ${MEMBERS} deliveries

| messages/s | p50, floor → ours | above the floor | p99 | processor, floor → ours | times the floor |
|---|---|---|---|---|---|`);
for (const rate of RATES) {
  const [ours, floor] = [of('mungchi', rate), of('floor (c)', rate)];
  const both = (read: (result: Result) => number) => [middle(floor.map(read)), middle(ours.map(read))] as const;
  const [slow, ourSlow] = both(({ p99 }) => p99);
  const [half, ourHalf] = both(({ p50 }) => p50);
  const [work, ourWork] = both(({ cpu }) => (cpu.server + cpu.database) * MEMBERS);
  const cells = [
    rate.toLocaleString('en'),
    `${half.toFixed(1)} → ${ourHalf.toFixed(1)} ms`,
    `${(ourHalf - half).toFixed(1)} ms`,
    `${slow.toFixed(1)} → ${ourSlow.toFixed(1)} ms`,
    `${work.toFixed(0)} → ${ourWork.toFixed(0)} µs`,
    (ourWork / work).toFixed(2),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function middle(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
}
