import { endpointPath, type ProductId } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockProducts } from '../assistant/test-products';
import { openBoard } from '../boards/test-boards';
import { lockWaits } from '../db/test-lock-waits';
import { type MediaApp, mediaApp } from '../media/test-media-app';
import { webpOf } from '../media/test-pictures';
import { roomIn } from '../payments/test-rooms';
import { cachedRecord } from '../records/cached-record';
import { sanctionNow } from '../safety/test-sanctions';
import type { Person, TestApp } from '../test-app';
import { goodBody, goodParams, goodQuery } from '../test-calls';
import { CALL_LINES } from '../test-matrix-calls';
import type { Caller } from '../test-matrix-lines';
import { accountJobs } from './account-jobs';
import { RETENTION } from './retention';
import { tableName } from './retention-tables';

let m: MediaApp;
let t: TestApp;
let productId: ProductId;
beforeAll(async () => {
  m = await mediaApp();
  t = m.t;
  await t.listen();
  productId = [...(await stockProducts(t)).values()][0]!;
  await sql`create function hold_leaving() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(50); return null; end $$`.execute(t.db);
  // Everything of theirs is deleted by then, and nothing is committed.
  await sql`create trigger hold_leaving before update of left_at on users
    for each statement execute function hold_leaving()`.execute(t.db);
});
afterAll(() => m.close());

type Table = keyof typeof RETENTION;
const TABLES = Object.keys(RETENTION) as Table[];

/** What money and law demand of somebody who is gone, and what no call writes for who may leave; each with the reason. */
const NOT_WRITTEN: Partial<Record<Table, string>> = {
  operatorCodes: 'an operator’s: locks the person as `lockWriter` does',
  operatorConfirmations: 'an operator’s, under the lock of the code that a withdrawal deletes',
  talkPictures: 'an unsent photo is nobody’s to see and goes within a day',
  refreshTokens: 'under the lock of the sign-in, which a withdrawal ends',
  identities: 'linked at the provider’s: `linkLogin` locks the person',
  sessions: 'opened at the provider’s',
  firstRights: 'written by who opens from a wish, for who is in it; `accounts.part` clears it',
  notifications: 'written by others; nobody who has left is told',
  assistantModelCalls: 'only with a model: one statement that names a writer',
  regularCounts: 'counted at night, of who is there then',
  packingNotes: 'whoever can write one leads what keeps them from leaving',
  timePollAnswers: 'whoever can answer has paid, which keeps them from leaving',
  messages: 'said in a room of theirs; they stay under 탈퇴한 이웃 either way',
  replyTimes: 'worked out when a purchase ends, of who is there then',
  neighbourRecords: 'worked out when somebody reads it, of who is there then',
  orders: 'money',
  refunds: 'money',
  moneyCases: 'money',
  disputes: 'money: whoever can open one has an obligation',
  receipts: 'money: whoever can write one has an obligation',
  ledgerSets: 'money',
  payouts: 'money: whoever can ask for one has a balance',
  payoutParts: 'money',
  sandboxPayments: 'money',
  retainedPeople: 'law',
  paymentTroubles: 'money',
  auditLog: 'law',
  audit: 'law',
  sanctions: 'an operator’s',
};

/** What money and law write besides. */
const LAW: readonly Table[] = [
  'orders',
  'refunds',
  'ledgerSets',
  'retainedPeople',
  'audit',
  'auditLog',
  'sandboxPayments',
];

async function rowsOf({ userId }: Person): Promise<Record<Table, number>> {
  const counts = TABLES.map(
    (table) =>
      sql`select ${table}::text as "table", count(*)::int as rows from ${sql.table(tableName(table))} where ${RETENTION[table].mine(userId)}`,
  );
  const { rows } = await sql<{ table: Table; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(t.db);
  return Object.fromEntries(rows.map(({ table, rows: count }) => [table, count])) as Record<Table, number>;
}

async function accountOf({ userId }: Person): Promise<Record<string, unknown>> {
  return t.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
}

type Answer = { status: number; body: { code?: string } };

/** [탈퇴] is pressed, and before it is through something else; null: an obligation keeps them here. */
async function whileLeaving(person: Person, write: () => Promise<Answer>): Promise<Answer | null> {
  const done = { leaving: false, writing: false };
  const calls: { leaving?: Promise<Answer>; writing?: Promise<Answer> } = {};
  await t.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(50)`.execute(tx);
    calls.leaving = t.call(person, 'DELETE', '/api/users').finally(() => {
      done.leaving = true;
    });
    await expect.poll(async () => done.leaving || (await lockWaits(t.db)) > 0, { timeout: 10_000 }).toBe(true);
    if (done.leaving) return;
    calls.writing = write().finally(() => {
      done.writing = true;
    });
    await expect.poll(async () => done.writing || (await lockWaits(t.db)) > 1, { timeout: 10_000 }).toBe(true);
  });
  const left = await calls.leaving!;
  if (left.status !== 200) expect(left.body.code).toBe('OBLIGATIONS_LEFT');
  return (await calls.writing) ?? null;
}

const written = new Set<Table>();

/** Writes as one person, to see what is written; then as somebody who leaves at that moment. */
async function attempt(
  make: () => Promise<{ person: Person; write: () => Promise<Answer> }>,
  may: readonly Table[] = [],
): Promise<void> {
  const seen = await make();
  const before = [await rowsOf(seen.person), await accountOf(seen.person)] as const;
  expect((await seen.write()).status).toBe(200);
  const after = [await rowsOf(seen.person), await accountOf(seen.person)] as const;
  for (const table of TABLES) if (after[0][table] > before[0][table]) written.add(table);
  if (JSON.stringify(before[1]) !== JSON.stringify(after[1])) written.add('users');

  const { person, write } = await make();
  const here = await rowsOf(person);
  const answer = await whileLeaving(person, write);
  if (answer === null) return;
  await accountJobs['accounts.part'](t.deps, { userId: person.userId }, { signal: AbortSignal.timeout(60_000) });
  const left = await rowsOf(person);
  const remains = TABLES.filter((table) => {
    if (LAW.includes(table) || may.includes(table)) return false;
    return left[table] > (RETENTION[table].leaving === 'delete' ? 0 : here[table]);
  });
  expect({ answer: answer.status, code: answer.body.code, remains }).toMatchObject({ remains: [] });
  expect(await accountOf(person)).toMatchObject({
    name: '',
    email: '',
    nickname: '탈퇴한 이웃',
    phone: null,
    birth: null,
    address: null,
    latitude: null,
    interestCategory: null,
    checkedOn: null,
    leftAt: expect.any(Date),
  });
}

const LEAVERS: readonly Caller[] = ['stranger', 'follower', 'leader'];

/** They read, and note that they were asked. */
const READS_THAT_WRITE = [
  'GET /api/group-boards/:boardId',
  'GET /api/products/:productId',
  'GET /api/products/search',
  'GET /api/users/:userId/record',
];
/** Leaving itself, what ends a sign-in, and money, which is taken from who is gone to be given back. */
const NOT_AT_ONCE = [
  'POST /api/chat/rooms/:chatRoomId/pay',
  'DELETE /api/users',
  'POST /api/auth/logout',
  'DELETE /api/users/sessions',
  'POST /api/payments/webhook',
];

const CALLS = CALL_LINES.flatMap((line) => {
  const [method] = line.name.split(' ');
  const isWrite = method !== 'GET' || READS_THAT_WRITE.includes(line.name);
  const caller = LEAVERS.find((each) => line.cells[each] === '–');
  return isWrite && caller && !NOT_AT_ONCE.includes(line.name) ? [{ ...line, caller }] : [];
});

describe.each(CALLS)('$name by a $caller', ({ name, stage, caller }) => {
  test('leaves nothing of somebody who leaves at that moment', async () => {
    const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name)!;
    await attempt(async () => {
      const room = await roomIn(t, stage);
      const person = caller === 'stranger' ? await t.person() : caller === 'leader' ? room.leader : room.followers[0]!;
      const params = { ...(await goodParams(t, room, caller)), productId };
      const path = endpointPath(endpoint.path, params, goodQuery(endpoint));
      const body = await goodBody(t, endpoint, room);
      return { person, write: () => t.call(person, endpoint.method, path, body) };
    });
  });
});

describe('what the calls above do not reach', () => {
  const by = (
    name: string,
    make: (person: Person) => Promise<() => Promise<Answer>>,
  ): [string, () => Promise<{ person: Person; write: () => Promise<Answer> }>] => [
    name,
    async () => {
      const person = await t.person();
      return { person, write: await make(person) };
    },
  ];
  test.each([
    by('a wish of somebody else', async (person) => {
      const { body } = await t.call(await t.person(), 'POST', '/api/wishes', {
        name: `찾는 것 ${person.userId}`,
        sure: true,
      });
      return () => t.call(person, 'POST', `/api/wishes/${body.id}/people`);
    }),
    by('an appeal', async (person) => {
      await sanctionNow(t.deps, person.userId, { kind: 'PAUSED', days: 3, reason: '도배' });
      await t.deps.sanctions.read();
      return () => t.call(person, 'POST', '/api/appeals', { text: '다시 봐 주세요' });
    }),
    by('a home found by the device', async (person) => () => {
      const home = { address: '제주특별자치도 제주시 첨단로 242', latitude: 33.4507, longitude: 126.5707 };
      return t.call(person, 'POST', '/api/users/location', { ...home, fromDevice: true });
    }),
    by(
      'a message to the assistant',
      async (person) => () => t.call(person, 'POST', '/api/ml/chat', { message: '사과' }),
    ),
    by('a picture', async (person) => {
      const photo = await webpOf(40 + person.userId, 30);
      return () => m.upload(photo, 'photo.webp', 'image/webp', person);
    }),
  ])('%s', async (_, make) => {
    await attempt(make);
  });

  test('what others work out of somebody who has left is not kept', async () => {
    const person = await t.person();
    await openBoard(t, person);
    expect((await t.call(person, 'DELETE', '/api/users')).status).toBe(200);
    await cachedRecord(t.db, person.userId, t.clock.now);
    expect((await rowsOf(person)).neighbourRecords).toBe(0);
  });
});

test('every table of the retention table is written above, or has its reason', () => {
  const unknown = TABLES.filter((table) => !written.has(table) && NOT_WRITTEN[table] === undefined);
  expect(unknown).toEqual([]);
});
