import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealText, unsealText } from '../db/sealed-text';
import { readOrder } from '../operator/terminal';
import { type TestApp, testApp } from '../test-app';
import { accountNumbers } from './account-number';
import { csvOfOpen, listOpen } from './list-open';
import { ask, pass, payoutsOf, ripeRoom, saveAccountOf } from './test-payouts';

const lines: string[] = [];
let t: TestApp;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  t = await testApp({
    log: log as unknown as TestApp['deps']['log'],
    env: { DATA_KEY: `${'n'.repeat(32)},${'o'.repeat(32)}` },
  });
  await t.listen();
});
afterAll(() => t.close());

const NUMBER = '55588804771199';
const WRITTEN = '555888-04-771199';
const SHAPES = [NUMBER, WRITTEN, NUMBER.slice(0, -4)];

/** Every row of every table, of the job queue too, as text. */
async function dump(): Promise<string> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(t.db);
  const texts: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql.table(`${schema}.${name}`);
    const { rows: all } = await sql<{ row: string }>`select r::text as row from ${table} r`.execute(t.db);
    texts.push(...all.map(({ row }) => row));
  }
  return texts.join('\n');
}

test('the number is sealed: in no answer, log line, error, export, table or documentation', async () => {
  const room = await ripeRoom(t);
  const { leader } = room;
  await t.call(leader, 'DELETE', '/api/payouts/account');
  const account = { bank: '004', number: WRITTEN, holder: '김서연' };
  const answers = [
    await saveAccountOf(t, leader, account),
    await saveAccountOf(t, leader, { ...account, number: `${WRITTEN}7777` }),
    await saveAccountOf(t, leader, { ...account, bank: '090' }),
    await saveAccountOf(t, leader, { ...account, holder: '' }),
  ];
  pass(t, 48, leader, ...room.followers);
  const asked = await ask(t, leader);
  answers.push(asked, await t.call(leader, 'GET', '/api/payouts'), await t.call(leader, 'GET', '/api/users/export'));
  answers.push(await t.call(leader, 'GET', '/api/payouts/statement'));
  answers.push(await t.call(leader, 'GET', `/api/payouts/statement/${room.id}`));
  answers.push(await t.call(room.followers[0]!, 'GET', `/api/chat/rooms/${room.id}/ledger`));
  answers.push(await t.call(leader, 'GET', '/api/notifications'));
  answers.push(await t.call(null, 'GET', '/api/docs/openapi.json'));
  expect(asked.status).toBe(200);
  const typed = ['payout', String(asked.body.id), 'sent', 'KB', '20261118', '--sum', String(asked.body.amount)];
  await readOrder(typed)!.carryOut(t.deps, { userId: null, requestId: 'a' });
  expect((await payoutsOf(t, leader)).list[0]).toMatchObject({ state: 'SENT', last4: '1199' });

  // A fault is logged with its request and its error.
  await sql`alter table payout_accounts rename to away`.execute(t.db);
  answers.push(await saveAccountOf(t, leader, account));
  await sql`alter table away rename to payout_accounts`.execute(t.db);
  await sql`alter table payout_accounts add constraint broken check (last4 <> '1199') not valid`.execute(t.db);
  answers.push(await saveAccountOf(t, leader, { ...account, holder: '김서윤' }));
  await sql`alter table payout_accounts drop constraint broken`.execute(t.db);
  expect(answers.slice(-2).map(({ status }) => status)).toEqual([500, 500]);

  const everywhere = { answers: JSON.stringify(answers), logs: lines.join(''), tables: await dump() };
  expect(lines.filter((line) => line.includes('payout_accounts')).length).toBeGreaterThanOrEqual(2);
  for (const [where, text] of Object.entries(everywhere))
    for (const shape of SHAPES) expect(text.includes(shape), `${shape} in ${where}`).toBe(false);
  const { number } = await t.db.selectFrom('payoutAccounts').select('number').executeTakeFirstOrThrow();
  expect((await accountNumbers(t.deps, t.db, t.clock.now)).read(number!)).toBe(NUMBER);
});

test('the operator’s list shows it, oldest first', async () => {
  const { leader, share } = await ripeRoom(t);
  const { body } = await ask(t, leader);
  const [line] = await listOpen(t.deps);
  expect(line).toEqual([
    String(body.id),
    t.clock.now.toISOString(),
    String(leader.userId),
    '국민',
    '004',
    '12345604987654',
    '김서연',
    'not verified',
    String(2 * share),
  ]);
  const csv = csvOfOpen(await listOpen(t.deps));
  expect(csv.startsWith('\uFEFFpayout,requested,')).toBe(true);
  expect(csv).toContain('"=""004""","=""12345604987654"""');
});

test('a holder of before the rule about names is one plain line, in the list and in the file', async () => {
  await t.db
    .updateTable('payouts')
    .set({ holder: '김\u001b[31m서\n연\u202e' })
    .where('state', '=', 'REQUESTED')
    .execute();
  const [line] = await listOpen(t.deps);
  expect(line![6]).toMatch(/^김 ?\[31m서 ?연$/);
  for (const mark of ['\u001b', '\u202e']) expect(csvOfOpen([line!])).not.toContain(mark);
});

test('a key before the old one reads what the old one sealed, and seals anew', async () => {
  const [now, old] = t.deps.config.dataKeys;
  expect([now, old]).toEqual(['n'.repeat(32), 'o'.repeat(32)]);
  const { seal, read } = await accountNumbers(t.deps, t.db, t.clock.now);
  for (const key of [now!, old!]) expect(read(sealText(key, NUMBER))).toBe(NUMBER);
  expect(unsealText([now!], seal(NUMBER))).toBe(NUMBER);
  expect(() => read(sealText('x'.repeat(32), NUMBER))).toThrow();
});
