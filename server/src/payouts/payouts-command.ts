import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { logAct } from '../audit/log-act';
import { type Config, ConfigError, readConfig } from '../config';
import type { Db } from '../db/schema';
import { transact } from '../db/transaction';
import { createJobs } from '../jobs/jobs';
import { createLog, type Logger } from '../log';
import { printable } from '../printable';
import { withDatabase } from '../with-database';
import { csvOfOpen, listOpen } from './list-open';
import { type PayoutOrder, readPayoutOrder } from './payout-order';
import './payout-jobs';

const USAGE = `usage: npm run payouts [-- list | csv]                     what has to be transferred, oldest first, with account numbers
       npm run payouts -- sent ID REFERENCE --sum WON      transferred, with the bank's reference
       npm run payouts -- failed ID WHY --sum WON          could not be transferred; the leader reads why
       npm run payouts -- returned ID WHY --sum WON        the bank sent it back later
WON is the sum of the payout once more: another one is refused.`;
const ANSWER_MS = 15_000;

/** `npm run payouts`: what leaders have asked for, and what became of it. The running service writes it down. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run(words: string[]): Promise<number> {
  const config = readConfig(process.env);
  const [verb = 'list', ...rest] = words;
  if ((verb === 'list' || verb === 'csv') && rest.length === 0)
    return withDatabase(config, (db, now) => show(verb, { db, config, now, log: createLog(config.logLevel) }));
  const order = readPayoutOrder(words);
  if (order) return withDatabase(config, (db, now) => end(db, order, now));
  console.error(USAGE);
  return 2;
}

async function show(
  verb: 'list' | 'csv',
  deps: { db: Db; config: Config; now: () => Date; log: Logger },
): Promise<number> {
  const open = await listOpen(deps);
  const act = { at: deps.now(), byId: null, what: 'read.accounts', target: `${open.length} payouts` } as const;
  await transact(deps.db, (tx) => logAct(tx, act));
  if (verb === 'csv') {
    process.stdout.write(csvOfOpen(open));
    return 0;
  }
  for (const line of open) console.log(printable(line.join('  ')));
  if (open.length === 0) console.log('Nothing waits to be sent.');
  return 0;
}

async function end(db: Db, order: PayoutOrder, now: () => Date): Promise<number> {
  const requestId = `payouts ${randomUUID()}`;
  await createJobs(now).add(db, 'payouts.end', { ...order, requestId }, { maxAttempts: 5 });
  for (const until = Date.now() + ANSWER_MS; Date.now() < until; await pause(250)) {
    const line = db.selectFrom('audit').select('outcome').where('requestId', '=', requestId);
    const done = await line.executeTakeFirst();
    if (!done) continue;
    console.log(`payout ${order.payoutId}: ${done.outcome}`);
    return done.outcome === 'done' ? 0 : 1;
  }
  console.log('Noted. It is carried out as soon as the service runs.');
  return 0;
}
