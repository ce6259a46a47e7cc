import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { createWorld } from '../chat/world';
import { asker } from './ask';
import { CALLS } from './calls';
import { fill } from './fill';
import { startProduct } from './product';

/** Which statements a call makes, and what each costs: `ONLY=post,join npx tsx bench/since/statements.ts` */
const TIMES = Number(process.env['TIMES'] ?? 200);
const root = path.resolve(process.env['ROOT'] ?? path.join(import.meta.dirname, '../..'));
const world = await createWorld();
const wanted = process.env['ONLY']?.split(',') ?? CALLS.map(({ name }) => name);
const filled = await fill(world.databaseUrl, root, 4 * TIMES + 200);
const settings = new pg.Client(world.databaseUrl);
settings.on('error', () => {});
await settings.connect();
for (const [name, value] of [
  ['shared_preload_libraries', 'pg_stat_statements'],
  ['pg_stat_statements.track_planning', 'on'],
  ['pg_stat_statements.track', process.env['TRACK'] ?? 'top'],
])
  await settings.query(`alter system set ${name} = '${value}'`);
// Who holds the server starts it again.
process.kill(world.databasePid, 'SIGINT');
const client = await reconnected();
await client.query('create extension if not exists pg_stat_statements');
const product = await startProduct(root, world.databaseUrl, world.databasePid);
const side = { filled, ask: asker(product.address), tokens: world.seats.map(({ token }) => token) };
for (const call of CALLS.filter(({ name }) => wanted.includes(name))) {
  // What is ordered once is not ordered again by the next.
  let offset = call.name === 'payment' ? filled.payable / 2 : 0;
  const run = async (times: number) => {
    const prepared: unknown[] = [];
    for (let nth = 0; call.before && nth < times; nth++) prepared.push(await call.before(side, offset + nth));
    await client.query('select pg_stat_statements_reset()');
    let next = 0;
    const from = offset;
    offset += times;
    const work = async () => {
      for (let nth = next++; nth < times; nth = next++) {
        const answer = await call.once(side, from + nth, prepared[nth]);
        if (answer && answer.status >= 300) throw new Error(`${answer.status} ${answer.body}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
  };
  await run(100);
  const times = Math.min(TIMES, call.name === 'open' ? 100 : TIMES);
  await run(times);
  await setTimeout(1500);
  const { rows } = await client.query(
    `select calls::int, plans::int, total_plan_time * 1000 as plan, total_exec_time * 1000 as exec, query,
       shared_blks_hit + shared_blks_read as pages
     from pg_stat_statements where query not like '%pg_stat%' order by total_plan_time + total_exec_time desc limit 40`,
  );
  console.log(`\n## ${call.name}`);
  for (const { calls, plans, plan, exec, query, pages } of rows)
    console.log(
      [
        (calls / times).toFixed(2).padStart(6),
        `plans ${(plans / times).toFixed(2)}`,
        `plan ${(plan / times).toFixed(0).padStart(5)}`,
        `exec ${(exec / times).toFixed(0).padStart(5)}`,
        `pages ${(pages / times).toFixed(0).padStart(5)}`,
        query.replaceAll(/\s+/g, ' ').slice(0, 150),
      ].join(' | '),
    );
}
await client.end();
await product.stop();
await world.close();

async function reconnected(): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client(world.databaseUrl);
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch {
      await setTimeout(200);
    }
  }
}
