import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError, readConfig } from '../../config';
import type { Db } from '../../db/schema';
import { createJobs } from '../../jobs/jobs';
import { withDatabase } from '../../with-database';
import { type CaseOrder, readOrder } from './case-order';
import { listCases } from './list-cases';
import '../payment-jobs';

const USAGE = `usage: npm run cases -- list
       npm run cases -- decide ID WON REASON     (d12: a dispute; c5: another case, WON goes back from the leader)
       npm run cases -- retry ID REASON          (c5: a refund is tried again)
       npm run cases -- returned ID REFERENCE    (c5: a refund was returned by hand, with the bank's reference)`;
const ANSWER_MS = 15_000;

/** `npm run cases`: what waits for a person, and their decision. The running service carries it out and writes the audit line. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run(words: string[]): Promise<number> {
  if ((words[0] ?? 'list') === 'list' && words.length <= 1) return withDatabase(readConfig(process.env), list);
  const order = readOrder(words);
  if (order) return withDatabase(readConfig(process.env), (db) => decide(db, order));
  console.error(USAGE);
  return 2;
}

async function list(db: Db): Promise<number> {
  const cases = await listCases(db);
  for (const line of cases) console.log(line);
  if (cases.length === 0) console.log('Nothing waits for a person.');
  return 0;
}

async function decide(db: Db, order: CaseOrder): Promise<number> {
  const requestId = `cases ${randomUUID()}`;
  await createJobs(() => new Date()).add(db, 'payments.decide', { ...order, requestId }, { maxAttempts: 5 });
  for (const until = Date.now() + ANSWER_MS; Date.now() < until; await pause(250)) {
    const line = db.selectFrom('audit').select('outcome').where('requestId', '=', requestId);
    const done = await line.executeTakeFirst();
    if (!done) continue;
    console.log(`${order.what} ${order.id}: ${done.outcome}`);
    return done.outcome === 'done' ? 0 : 1;
  }
  console.log('Noted. It is carried out as soon as the service runs.');
  return 0;
}
