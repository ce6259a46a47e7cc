import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { queuedFor } from './queued';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('the queues of today are found by what is open or ended lately, not by a look at all of the past', async () => {
  const plan = await database.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<Record<string, string>>`explain ${queuedFor(1 as UserId, new Date())}`.execute(tx);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  });
  for (const table of ['reports', 'disputes', 'payouts', 'inquiries']) expect(plan).toContain(`${table}_recent`);
});
