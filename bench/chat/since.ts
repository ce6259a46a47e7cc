import path from 'node:path';
import { checkOutRelease, releaseBefore, removeRelease } from '../../scripts/parts/release-before.mjs';
import { line, pidsOf } from './report';
import { startLoad } from './start-load';
import { RELEASE_FOLDER, SUBJECTS, startSubject } from './subjects';
import { createWorld } from './world';

/**
 * What the way of a message costs since a commit: both products in turn, in one run, each round against the other.
 *   RELEASE=abc123 npm run bench:since
 */
const SECONDS = Number(process.env['SECONDS'] ?? 8);
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);

const release = releaseBefore();
if (!release) throw new Error('Name a commit: RELEASE=abc123 npm run bench:since');
checkOutRelease(release, RELEASE_FOLDER);
// Each on its own schema, made by its own code.
const older: typeof import('./world') = await import(path.join(RELEASE_FOLDER, 'bench/chat/world.ts'));
const worlds = { before: await older.createWorld(), mungchi: await createWorld() };
const rounds: { deliveries: number; work: number }[] = [];
try {
  for (let round = 1; round <= ROUNDS; round++) {
    // The first of a pair changes.
    const order = round % 2 === 1 ? (['before', 'mungchi'] as const) : (['mungchi', 'before'] as const);
    const [before, today] = await inTurn(order, round);
    rounds.push({
      deliveries: today.deliveriesPerSecond / before.deliveriesPerSecond,
      work: today.cpu.server / before.cpu.server,
    });
  }
} finally {
  for (const world of Object.values(worlds)) await world.close();
  removeRelease(RELEASE_FOLDER);
}
console.log(`
Today of ${release}, median of ${ROUNDS} rounds (smallest to largest):
deliveries a second ${spread(rounds.map(({ deliveries }) => deliveries))}
processor time of the server for each ${spread(rounds.map(({ work }) => work))}`);

async function inTurn(order: readonly ('before' | 'mungchi')[], round: number) {
  const results = new Map<string, Awaited<ReturnType<typeof measure>>>();
  for (const subject of order) results.set(subject, await measure(subject, round));
  return [results.get('before')!, results.get('mungchi')!] as const;
}

async function measure(subject: 'before' | 'mungchi', round: number) {
  const world = worlds[subject];
  const server = await startSubject(subject, world.databaseUrl);
  const load = startLoad();
  const task = {
    kind: 'flat-out',
    address: server.address,
    protocol: SUBJECTS[subject].protocol,
    seats: world.seats,
    seconds: SECONDS,
    pids: pidsOf(server, world),
    window: 4,
  } as const;
  // A server that has just started compiles its code and catches up on its jobs: only the second run counts.
  await load.run(task);
  const result = await load.run(task);
  console.log(line(subject, `round ${round}`, result));
  load.stop();
  await server.stop();
  return result;
}

function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [median, least, most] = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)];
  return `${median?.toFixed(3)} (${least?.toFixed(3)} to ${most?.toFixed(3)})`;
}
