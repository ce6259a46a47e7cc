import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DisputeId } from '@mungchi/contract';
import { ConfigError, readConfig } from '../../config';
import type { Db } from '../../db/schema';
import { createJobs } from '../../jobs/jobs';
import { withDatabase } from '../../with-database';
import { type CaseOrder, readOrder } from './case-order';
import { listCases } from './list-cases';
import '../payment-jobs';

const USAGE = `usage: npm run cases -- list
       npm run cases -- decide ID WON REASON --sum WON     (d12: a dispute; c5: another case, WON goes back from the leader)
       npm run cases -- retry ID REASON                    (c5: the provider is asked again)
       npm run cases -- hold ID REASON                     (c5: a refund is no longer tried, because you return it by hand)
       npm run cases -- returned ID REFERENCE --sum WON    (c5: it was returned by hand, with the bank's reference)
       npm run cases -- found ID WHERE                     (c5: the money of a payment the provider does not know is there)
       npm run cases -- loss ID REASON --sum WON           (c5: it is not; the leader gets it, the service carries it)
list names the words that fit each case. What moves money wants its sum once more: another one is refused.`;
const ANSWER_MS = 15_000;

/** `npm run cases`: what waits for a person, and their decision. The running service carries it out and writes the audit line. */
process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error.message);
  return 1;
});

async function run(words: string[]): Promise<number> {
  if ((words[0] ?? 'list') === 'list' && words.length <= 1) return withDatabase(readConfig(process.env), list);
  const order = readOrder(words);
  if (order) return withDatabase(readConfig(process.env), (db, now) => decide(db, order, now));
  console.error(USAGE);
  return 2;
}

async function list(db: Db, now: () => Date): Promise<number> {
  const cases = await listCases(db, now());
  for (const each of cases) console.log(`${each}\n`);
  if (cases.length === 0) console.log('Nothing waits for a person.');
  return 0;
}

async function decide(db: Db, order: CaseOrder, now: () => Date): Promise<number> {
  const requestId = `cases ${randomUUID()}`;
  await createJobs(now).add(db, 'payments.decide', { ...order, requestId }, { maxAttempts: 5 });
  for (const until = Date.now() + ANSWER_MS; Date.now() < until; await pause(250)) {
    const line = db.selectFrom('audit').select('outcome').where('requestId', '=', requestId);
    const done = await line.executeTakeFirst();
    if (!done) continue;
    const isDone = done.outcome === 'done';
    console.log(await (isDone ? doneWords(db, order) : refusedWords(db, order, done.outcome)));
    return isDone ? 0 : 1;
  }
  console.log('Noted. It is carried out as soon as the service runs.');
  return 0;
}

async function doneWords(db: Db, { what, id }: CaseOrder): Promise<string> {
  if (what === 'hold')
    return `c${id}: it is no longer tried. Say returned c${id} BANK-REFERENCE when you have sent it.`;
  if (what !== 'dispute') return `c${id} is closed.`;
  const ended = db
    .selectFrom('disputes')
    .select('refund')
    .where('id', '=', id as DisputeId);
  const { refund } = await ended.executeTakeFirstOrThrow();
  const covered = await coveredBy(db, id);
  const whose = covered > 0 ? `, ${won(covered)} of it from the service (the leader has no more)` : '';
  return `d${id} is decided: ${won(refund ?? 0)} go back${whose}, and both were told why.`;
}

function won(amount: number): string {
  return `${amount.toLocaleString('en-US')} won`;
}

async function coveredBy(db: Db, id: number): Promise<number> {
  const movement = await db
    .selectFrom('ledgerSets')
    .innerJoin('ledgerEntries', 'ledgerEntries.setId', 'ledgerSets.id')
    .select('amount')
    .where('kind', '=', 'COVERED')
    .where('reference', '=', `dispute ${id}`)
    .where('amount', '>', 0)
    .executeTakeFirst();
  return movement?.amount ?? 0;
}

/** What the code alone would not say at night. */
async function refusedWords(db: Db, { what, id }: CaseOrder, code: string): Promise<string> {
  if (code === 'CONFIRM_MISMATCH') return `${what === 'dispute' ? 'd' : 'c'}${id}: refused, --sum is another sum.`;
  if (code === 'RECOVERY_TOO_HIGH')
    return `c${id}: refused, more than was lost or than the leader has and nobody disputes.`;
  if (what !== 'dispute')
    return `c${id}: refused (${code}). Is it open, and of the right kind? npm run cases lists them.`;
  const found = db
    .selectFrom('disputes')
    .select(['state', 'answerBy'])
    .where('id', '=', id as DisputeId);
  const dispute = await found.executeTakeFirst();
  if (!dispute) return `d${id}: there is no such dispute. npm run cases lists them.`;
  if (code === 'REFUND_TOO_HIGH')
    return `d${id}: refused, more than is left of the payment. npm run cases says how much.`;
  if (dispute.state === 'OPEN')
    return `d${id}: the leader can still answer, until ${dispute.answerBy?.toISOString()}. After that it is yours.`;
  return `d${id}: it has ended already (${dispute.state}).`;
}
