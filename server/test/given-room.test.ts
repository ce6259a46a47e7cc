import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walkedRoom } from '../src/payments/test-rooms';
import { type TestApp, testApp } from '../src/test-app';
import { runs } from '../src/test-ring';
import { givenRoom, type RoomWanted } from './given-room';

/** Two worlds in step: in one the verbs are called, in the other the rows are written. */
let [walked, given]: TestApp[] = [];
let tables: string[];
let sequences: string[];
beforeAll(async () => {
  [walked, given] = [await testApp(), await testApp()];
  // The payment sandbox is asked over HTTP.
  await walked.listen();
  const { rows } = await sql<{ name: string; kind: string }>`
    select format('%I.%I', nspname, relname) as name, relkind as kind from pg_class join pg_namespace n on n.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'S') and relname <> 'nodes'
    order by relname <> 'orders', 1`.execute(walked.db);
  tables = rows.filter(({ kind }) => kind === 'r').map(({ name }) => name);
  sequences = rows.filter(({ kind }) => kind === 'S').map(({ name }) => name);
}, 60_000);
afterAll(async () => {
  await walked?.close();
  await given?.close();
});

const ORDER = ['RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED'] as const;
const wanted = fc
  .record({
    stage: fc.constantFrom(...ORDER, 'CANCELLED' as const),
    seats: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
    price: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 13, max: 90_000 }) }, fc.constant(1)),
    part: fc.nat(3),
    free: fc.integer({ min: 1, max: 2 }),
    hour: fc.nat(23),
  })
  .map(({ stage, seats, price, part, free, hour }) => {
    const some = Math.min(part, seats.length - 1);
    return {
      hour,
      wanted: {
        stage,
        seats,
        price,
        followers: seats.length,
        ...(stage === 'RECRUITED' && { paid: price > 1 ? some : 0 }),
        ...(stage === 'PURCHASED' && { received: some }),
        ...(stage === 'RECRUITING' && { free }),
      },
    };
  });

const DRAWN = /(?:mungchi|imp)_[0-9a-f]{16,24}|[0-9a-f-]{36}/g;

let nth = 0;
test('a room that is given has the rows that the verbs write', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(wanted, async ({ hour, wanted }) => {
      nth += 1;
      const now = new Date(Date.UTC(2031, 2, nth, hour, 30));
      const rows = (t: TestApp, make: (t: TestApp, wanted: RoomWanted) => Promise<unknown>) =>
        newRows(t, now, () => make(t, wanted));
      expect(await rows(given!, givenRoom)).toEqual(await rows(walked!, walkedRoom));
    }),
    { numRuns: runs(60), endOnFailure: true },
  );
});

/**
 * What a deed adds to each table. Numbers begin anew with it; what is drawn (a payment's id, a picture's name) is said by
 * the order in which it appears, and an instant of this machine's own clock is no instant of the purchase.
 */
async function newRows(t: TestApp, now: Date, deed: () => Promise<unknown>): Promise<Record<string, string[]>> {
  const before = await allRows(t);
  for (const name of sequences) await sql`select setval(${name}, ${nth * 1000})`.execute(t.db);
  t.clock.now = now;
  await deed();
  const names = new Map<string, string>();
  const named = (drawn: string) => names.get(drawn) ?? names.set(drawn, `drawn ${names.size + 1}`).get(drawn)!;
  return Object.fromEntries(
    [...(await allRows(t))].map(([table, rows]) => {
      const old = new Set(before.get(table));
      const fresh = rows.filter((row) => !old.has(row)).map((row) => [row.replace(DRAWN, ''), row]);
      const inOrder = fresh.sort(([a], [b]) => (a! < b! ? -1 : 1));
      return [table, inOrder.map(([, row]) => row!.replace(DRAWN, named)).sort()];
    }),
  );
}

async function allRows(t: TestApp): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const table of tables) {
    // A job's number is the order in which it was added.
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(r) - 'revision' as row from ${sql.raw(table)} r`.execute(t.db);
    all.set(
      table,
      rows.map(({ row }) =>
        JSON.stringify(table.includes('_jobs') ? { ...row, id: 0 } : row).replace(/"2026-1[^"]*"/g, '"machine"'),
      ),
    );
  }
  return all;
}
