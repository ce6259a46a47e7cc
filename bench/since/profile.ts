import path from 'node:path';
import { createWorld } from '../chat/world';
import { asker } from './ask';
import { CALLS } from './calls';
import { fill } from './fill';
import { startProduct } from './product';

/** One call again and again, for a profiler: `NODE_ARGS=--cpu-prof ONLY=rooms TIMES=3000 npx tsx bench/since/profile.ts` */
const call = CALLS.find(({ name }) => name === process.env['ONLY'])!;
const times = Number(process.env['TIMES'] ?? 3000);
const root = path.resolve(import.meta.dirname, '../..');
const world = await createWorld();
const filled = await fill(world.databaseUrl, root, times + 100);
const product = await startProduct(root, world.databaseUrl, world.databasePid);
const side = { filled, ask: asker(product.address), tokens: world.seats.map(({ token }) => token) };
const prepared: unknown[] = [];
if (call.before) for (let nth = 0; nth < times; nth++) prepared.push(await call.before(side, nth));
const before = await product.used();
let next = 0;
const work = async () => {
  for (let nth = next++; nth < times; nth = next++) {
    const answer = await call.once(side, nth, prepared[nth]);
    if (answer && answer.status >= 300) throw new Error(`${answer.status} ${answer.body}`);
  }
};
await Promise.all(Array.from({ length: 8 }, work));
const after = await product.used();
console.log(
  call.name,
  'server µs',
  ((after.serverUs - before.serverUs) / times).toFixed(0),
  'database µs',
  ((after.databaseUs - before.databaseUs) / times).toFixed(0),
);
await product.stop();
await world.close();
