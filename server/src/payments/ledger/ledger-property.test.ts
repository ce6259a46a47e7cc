import type { BoardId } from '@mungchi/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../db/transaction';
import { dice } from '../../eval/dice';
import { type TestApp, testApp } from '../../test-app';
import { isWhole, SEED } from '../../test-ring';
import { openModelRoom, type Written } from '../money-model/test-model-room';
import { ledKinds, REAL_KINDS, randomHoldings, randomOperation, randomRoom } from '../money-model/test-operations';
import { carryOut, openRealRoom } from '../money-model/test-real-room';
import { assertSound } from '../money-model/test-soundness';
import { fullRoom } from '../test-rooms';
import { writeMovement } from './ledger-rows';
import { pairOf } from './ledger-rules';
import { booksOf } from './test-books';

/** `MANY=10` plays ten times as many. */
const MANY = Number(process.env['MANY'] ?? 1);
const OPERATIONS = isWhole ? 100_000 : 4000;
const RUNS = isWhole ? 50 : 20;
/** The first of those that are led are always the same, and reach every kind of operation; the others move. */
const SAME = isWhole ? 12 : 0;
const ROOMS_LED = (isWhole ? 24 : 3) * MANY;
const ROOMS_STRAYING = (isWhole ? 24 : 2) * MANY;
const OPERATIONS_PER_ROOM = 35;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Every room's movements, in the order they were written. */
const books: Written[][] = [];
/** What operators pressed, and it was accepted. */
const pressed = new Map<string, number>();

test(`${OPERATIONS.toLocaleString()} random operations keep the books sound, one by one`, () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const roll = dice(seed);
      let number = 0;
      const fresh = { impUid: () => `imp_${seed}_${number++}`, id: () => number++ };
      let [room, isLed] = [randomRoom(roll), false];
      let written: Written[] = [];
      for (let nth = 0; nth < OPERATIONS / RUNS; nth++) {
        const { words, apply } = randomOperation(roll, room, fresh, isLed ? ledKinds(roll, room) : undefined);
        const { answer, wrote } = apply(room);
        written.push(...wrote);
        const verb = answer === 'ok' && /^button .*"kind":"(\w+)".*"verb":"(\w+)"/.exec(words);
        if (verb) pressed.set(`${verb[1]} ${verb[2]}`, (pressed.get(`${verb[1]} ${verb[2]}`) ?? 0) + 1);
        assertSound(room, written);
        if (!roll.chance(isLed ? 1 / 100 : 1 / 40)) continue;
        books.push(written);
        [room, isLed] = [randomRoom(roll), roll.chance(0.8)];
        written = [];
      }
      books.push(written);
    }),
    { numRuns: RUNS * MANY },
  );
  expect(books.flat().length).toBeGreaterThan(OPERATIONS / 20);
  if (isWhole) expect(pressed.size).toBeGreaterThan(8);
  if (process.env['LONGEST']) console.log({ operations: OPERATIONS * MANY, pressed });
});

test('all those movements, written in batches, are what the database holds', { timeout: 60_000 * MANY }, async () => {
  const board = await fullRoom(t, { followers: 1, price: 100 });
  const boards = await copiesOf(board.id, 200);
  // What each is for, the verbs say; here only their sums are looked at.
  await sql`alter table ledger_sets drop constraint ledger_sets_of_dispute, drop constraint ledger_sets_of_payout`.execute(
    t.db,
  );
  const at = t.clock.now;
  const rooms = books.map((written, nth) => ({ boardId: boards[nth % boards.length]!, written, nth }));
  const size = Math.ceil(rooms.length / 24);
  const batches = Array.from({ length: 24 }, (_, nth) => rooms.slice(nth * size, (nth + 1) * size));
  const writeBatch = (batch: typeof rooms) =>
    transact(t.db, async (tx) => {
      for (const { boardId, written, nth } of batch)
        for (const [index, { kind, reference, amount }] of written.entries()) {
          const of = { impUid: `${nth} ${reference}`, nth: nth * 1000 + index, boardId, participantId: null };
          await writeMovement(tx, { kind, ...of, amount, at, provider: 'SANDBOX' });
        }
    });
  for (let next = 0; next < batches.length; next += 4) await Promise.all(batches.slice(next, next + 4).map(writeBatch));

  const { rows } = await sql<{ account: string; total: number; lowest: number; entries: number }>`
    select account, sum(total)::float8 as total, min(total)::float8 as lowest, sum(entries)::int as entries
    from (select board_id, account, sum(amount) as total, count(*) as entries from ledger_entries group by 1, 2) of
    group by account`.execute(t.db);
  const inModel = (account: string) =>
    books
      .flat()
      .flatMap(pairOf)
      .filter((entry) => entry.account === account)
      .reduce((sum, one) => sum + one.amount, 0);
  for (const { account, total } of rows) expect(total).toBe(inModel(account));
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  expect(rows.reduce((sum, { entries }) => sum + entries, 0)).toBe(2 * books.flat().length);
  expect(rows.find(({ account }) => account === 'HOLDING')!.lowest).toBeGreaterThanOrEqual(0);
});

/** Kinds of operation that did something in a real room. */
const reached = new Set<string>();

test.each([
  ['the real verbs decide and write what the model does', false],
  ['and in rooms that are led to the goods and to the bank', true],
])(`%s (SEED=${SEED})`, { timeout: 60_000 * MANY }, async (_, isLed) => {
  const work = Array.from({ length: isLed ? ROOMS_LED : ROOMS_STRAYING }, (_, seed) => seed);
  for (let next = 0; next < work.length; next += 4)
    await Promise.all(work.slice(next, next + 4).map((seed) => liveOneRoom(seed, isLed)));
  if (isLed && SAME > 0) expect([...reached].sort()).toEqual(REAL_KINDS.map(({ name }) => name).sort());
});

async function liveOneRoom(number: number, isLed: boolean): Promise<void> {
  const seed = 2 * (number < SAME ? number : SEED + number) + (isLed ? 1 : 0);
  const roll = dice(seed * 7879 + 1);
  const people = 2 + (isLed ? 1 : 0) + roll.below(4);
  const held = randomHoldings(roll, people);
  const price = people + roll.below(isLed ? 20_000 : 5000);
  const [model, real] = [openModelRoom(price, held), await openRealRoom(t, price, held)];
  let count = 0;
  const fresh = { impUid: () => `imp_db_${seed}_${count++}`, id: () => 1_000_000 + seed * 1000 + count++ };
  const written: Written[] = [];
  for (let nth = 0; nth < (isLed ? 2 : 1) * OPERATIONS_PER_ROOM; nth++) {
    const operation = randomOperation(roll, model, fresh, isLed ? ledKinds(roll, model) : REAL_KINDS);
    const { answer, wrote } = operation.apply(model);
    expect(await carryOut(real, operation), `room ${seed}, operation ${nth}: ${operation.words}`).toBe(answer);
    if (!isRefusal(answer)) reached.add(operation.name);
    written.push(...wrote);
    const { movements, balance, held } = await booksOf(t, real.room);
    expect(named(movements), operation.words).toEqual(named(written));
    expect(balance).toBe(0);
    expect(held).toBeGreaterThanOrEqual(0);
  }
}

const isRefusal = (answer: string) => answer === 'nothing' || answer === '0' || /^[A-Z_]+$/.test(answer);

/** Their references have numbers of the database in them. */
const NUMBERED = new Set(['HAND_OVER', 'PAYOUT', 'PAYOUT_BACK', 'RECOVERY']);
const named = (all: Written[]) =>
  all.map(({ kind, reference, amount }) => [
    kind,
    NUMBERED.has(kind) ? '' : reference.replace(/(?<=(?:dispute|receipt) )\d+$/, ''),
    amount,
  ]);

async function copiesOf(boardId: BoardId, count: number): Promise<BoardId[]> {
  const columns = await sql<{ list: string }>`
    select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
    where table_name = 'boards' and table_schema = 'public' and column_name <> 'id' and is_generated = 'NEVER'`.execute(
    t.db,
  );
  const list = sql.raw(columns.rows[0]!.list);
  const { rows } = await sql<{ id: BoardId }>`
    insert into boards (${list}) select ${list} from boards, generate_series(1, ${count}::int) where id = ${boardId}
    returning id`.execute(t.db);
  return rows.map(({ id }) => id);
}
