import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkOutRelease, releaseBefore } from '../../scripts/parts/release-before.mjs';
import { startLoad } from '../chat/start-load';
import { asker } from './ask';
import { CALLS, type Call, type Side } from './calls';
import { fill } from './fill';
import { type Product, startProduct, type Used } from './product';
import { type Figure, report } from './report';

/**
 * What every call costs since a commit: both products side by side in one run, in turn.
 *   RELEASE=c4e169f npm run bench:since
 *   RELEASE=HEAD~1 ONLY=rooms,list ROUNDS=9 npm run bench:since
 *   WEB_ORIGIN=https://elsewhere.example npm run bench:since        (the web app on another origin)
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const SECONDS = Number(process.env['SECONDS'] ?? 6);
const ONLY = process.env['ONLY']?.split(',');
const AT_ONCE = 8;
/** A connection without work tells what it did after ten seconds. */
const COUNTED_MS = 10_500;
const LIVE = ['fan-out', 'connection'] as const;

const isWanted = (name: string) => !ONLY || ONLY.includes(name);
const release = releaseBefore();
if (!release) throw new Error('Name a commit: RELEASE=c4e169f npm run bench:since');

type Running = Side & { product: Product; world: import('../chat/world').World };

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/since', release.replaceAll(/[^\w.-]/g, '_'));
if (!existsSync(folder)) checkOutRelease(release, folder);
const sides = { before: await open(folder), now: await open(root) };
const figures = new Map<string, Record<'before' | 'now', Figure[]>>();
try {
  for (const call of CALLS.filter(({ name }) => isWanted(name))) {
    if ((await refusalOf(call, sides.now)) !== null)
      throw new Error(`${call.name}: ${await refusalOf(call, sides.now)}`);
    if ((await refusalOf(call, sides.before)) === null)
      await inTurn(call.name, (side, round) => measure(call, side, round), call.times);
    else console.log(`${call.name}: ${release} has no such call`);
  }
  for (const kind of LIVE.filter(isWanted)) await inTurn(kind, (side) => live(kind, side));
  console.log(report(release, figures));
} finally {
  for (const { product, world } of Object.values(sides)) {
    await product.stop();
    await world.close();
  }
}

/** Each with a database of its own, made by its own code. */
async function open(home: string): Promise<Running> {
  const { createWorld }: typeof import('../chat/world') = await import(path.join(home, 'bench/chat/world.ts'));
  const world = await createWorld();
  const filled = await fill(world.databaseUrl, home, 100 * (2 * ROUNDS + 6));
  const product = await startProduct(home, world.databaseUrl, world.databasePid);
  return { product, world, filled, ask: asker(product.address), tokens: world.seats.map(({ token }) => token) };
}

/** The first of a pair changes; the round before the first is a warm-up. */
async function inTurn(
  name: string,
  measured: (side: Running, round: number) => Promise<Figure>,
  times?: number,
): Promise<void> {
  const of = { before: [] as Figure[], now: [] as Figure[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const who of round % 2 ? (['before', 'now'] as const) : (['now', 'before'] as const)) {
      const figure = await measured(sides[who], round);
      if (round > 0) of[who].push(figure);
    }
  }
  if (times) {
    // What the database counts is the same each time: one more round waits for it.
    const from = await countedBySides();
    // The one after the last was taken by the look whether the call is refused.
    for (const side of Object.values(sides)) await measured(side, ROUNDS + 2);
    const to = await countedBySides();
    for (const who of ['before', 'now'] as const) {
      const figure = of[who].at(-1)!;
      figure.transactions = (to[who].transactions - from[who].transactions) / times;
      figure.pages = (to[who].pages - from[who].pages) / times;
    }
  }
  figures.set(name, of);
  console.log(report.line(name, of));
}

async function refusalOf(call: Call, side: Side): Promise<string | null> {
  const nth = call.times * (ROUNDS + 1);
  const answer = await call.once(side, nth, await call.before?.(side, nth));
  return answer && answer.status >= 300 ? `${answer.status} ${answer.body}` : null;
}

async function measure(call: Call, side: Running, round: number): Promise<Figure> {
  const from = round * call.times;
  const prepared: unknown[] = [];
  for (let nth = 0; call.before && nth < call.times; nth++) prepared.push(await call.before(side, from + nth));
  const before = await side.product.used();
  const started = performance.now();
  let next = 0;
  let bytes = 0;
  const work = async () => {
    for (let nth = next++; nth < call.times; nth = next++) {
      const answer = await call.once(side, from + nth, prepared[nth]);
      if (answer && answer.status >= 300) throw new Error(`${call.name}: ${answer.status} ${answer.body}`);
      bytes += answer?.bytes ?? 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const seconds = (performance.now() - started) / 1000;
  const spent = await side.product.used();
  const per = (total: number) => total / call.times;
  return {
    perSecond: call.times / seconds,
    serverUs: per(spent.serverUs - before.serverUs),
    databaseUs: per(spent.databaseUs - before.databaseUs),
    bytes: per(bytes),
  };
}

async function live(kind: (typeof LIVE)[number], { product, world }: Running): Promise<Figure> {
  const load = startLoad();
  const pids = { server: product.pid, database: world.databasePid };
  const task = { address: product.address, protocol: 'stomp', seats: world.seats, pids } as const;
  const result = await load.run(
    kind === 'fan-out'
      ? { ...task, kind: 'flat-out', seconds: SECONDS, window: 4 }
      : { ...task, kind: 'open', connections: 1_000 },
  );
  load.stop();
  const { server, database } = result.cpu;
  return { perSecond: result.deliveriesPerSecond, serverUs: server, databaseUs: database };
}

async function countedBySides(): Promise<Record<'before' | 'now', Used>> {
  await new Promise((resolve) => setTimeout(resolve, COUNTED_MS));
  return { before: await sides.before.product.used(), now: await sides.now.product.used() };
}
